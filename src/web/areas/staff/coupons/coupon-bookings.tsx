import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { mayOpen } from '../sections.ts'

/** The latest bookings with a coupon; the reference links to the booking if the member may see it. */
export function CouponBookings({ bookings, me }: { bookings: StaffCoupon['bookings']; me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const seesBookings = mayOpen(me.roles, 'bookings')
  return (
    <SectionCard title={t('bookings.title')} text={t('bookings.text')}>
      <DataTable
        caption={t('bookings.title')}
        rows={bookings}
        rowKey={({ booking_id }) => booking_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('bookings.none')}</p>}
        columns={{
          reference: {
            label: t('bookings.reference'),
            heads: true,
            render: ({ booking_id, reference }) =>
              seesBookings ? (
                <BookingLink id={booking_id} reference={reference} />
              ) : (
                <bdi dir="ltr" className="tabular">
                  {reference}
                </bdi>
              ),
          },
          at: {
            label: t('bookings.at'),
            render: ({ at }) => <InstantText value={at} className="tabular" />,
          },
          discount: {
            label: t('bookings.discount'),
            atEnd: true,
            render: ({ discount }) => (discount ? <Price value={discount} /> : t('nothing')),
          },
        }}
      />
    </SectionCard>
  )
}

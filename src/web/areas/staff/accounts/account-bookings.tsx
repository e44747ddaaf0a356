import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { BookingChip } from '../bookings/booking-chip.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'

/** The latest bookings of an account. */
export function AccountBookings({ bookings }: Pick<StaffAccount, 'bookings'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('bookings.title')}>
      <DataTable
        caption={t('bookings.title')}
        rows={bookings}
        rowKey={({ booking_id }) => booking_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('bookings.none')}</p>}
        columns={{
          reference: {
            label: t('bookings.reference'),
            heads: true,
            render: ({ booking_id, reference }) => <BookingLink id={booking_id} reference={reference} />,
          },
          status: { label: t('state'), render: ({ status }) => <BookingChip status={status} /> },
          pickup: {
            label: t('bookings.pick_up'),
            render: ({ pickup_at }) => <DayText value={pickup_at.slice(0, 10)} />,
          },
          created: {
            label: t('bookings.ordered'),
            render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
          },
        }}
      />
    </SectionCard>
  )
}

import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'

/** What was sold for how much, what was paid by which card, and what came back. */
export function BookingPrice({ booking: { price, card, refund, coupon } }: { booking: Booking }) {
  const { t } = useTranslation('staff_bookings')
  return (
    <SectionCard title={t('money')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('total')}>
          <Price value={price.total} />
        </Fact>
        <Fact label={t('pay_now')}>
          <Price value={price.pay_now} />
          {card && (
            <span className="block text-ink-soft capitalize tabular">
              <bdi dir="ltr">{`${card.brand} ${card.last4}`}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={t('pay_at_desk')}>
          <Price value={price.pay_at_desk} />
        </Fact>
        {coupon && (
          <Fact label={t('coupon')}>
            <bdi dir="ltr">{coupon.code}</bdi>
          </Fact>
        )}
        {refund && (
          <Fact label={t('refund')}>
            <Price value={refund.amount} />
          </Fact>
        )}
      </dl>
    </SectionCard>
  )
}

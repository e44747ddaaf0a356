import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import { CardText } from './card-text.tsx'

/** What was sold for how much, what was paid by which card, and what went back. */
export function BookingPrice({ found: { booking, money } }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const { price, card, coupon } = booking
  return (
    <SectionCard title={t('money')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('total')}>
          <Price value={price.total} />
        </Fact>
        <Fact label={t('pay_now')}>
          <Price value={money.paid} />
          {money.paid.amount > 0 && <CardText card={card} />}
        </Fact>
        <Fact label={t('pay_at_desk')}>
          <Price value={price.pay_at_desk} />
        </Fact>
        {coupon && (
          <Fact label={t('coupon')}>
            <bdi dir="ltr">{coupon.code}</bdi>
          </Fact>
        )}
        {money.waiting.amount > 0 && (
          <Fact label={t('waiting')}>
            <Price value={money.waiting} />
          </Fact>
        )}
        {money.refunding.amount > 0 && (
          <Fact label={t('refunding')}>
            <Price value={money.refunding} />
          </Fact>
        )}
        {money.refunded.amount > 0 && (
          <Fact label={t('refunded')}>
            <Price value={money.refunded} />
          </Fact>
        )}
      </dl>
    </SectionCard>
  )
}

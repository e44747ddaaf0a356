import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import { langIdOf } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { BookedCar } from '#web/rentals/booked-car.tsx'
import { BookedDesk } from '#web/rentals/booked-desk.tsx'
import { BookedTerms } from '#web/rentals/booked-terms.tsx'
import { PriceLines } from '#web/rentals/price-lines.tsx'
import { mayCall } from '../may-call.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Fact } from '../frame/fact.tsx'
import { CardText } from './card-text.tsx'

/** The booked car, its desks, price lines, payments and terms. */
export function BookedRental({ found, me }: { found: StaffBooking; me: StaffMe }) {
  const { t } = useTranslation('staff_bookings')
  const { booking } = found
  const { pickup, dropoff } = booking.offer
  return (
    <SectionCard title={t('bought')}>
      <BookedCar booking={booking} />
      <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2">
        <BookedDesk title={t('pick_up')} at={booking.pickup_at} station={pickup} />
        <BookedDesk title={t('drop_off')} at={booking.dropoff_at} station={dropoff} />
      </div>
      <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2">
        <PriceLines booking={booking} />
        <Payments found={found} me={me} />
      </div>
      <BookedTerms booking={booking} />
      <CancellationNow found={found} />
    </SectionCard>
  )
}

/** Payments, the amount due at the desk, refunds and invoices. */
function Payments({ found: { booking, money }, me }: { found: StaffBooking; me: StaffMe }) {
  const { t } = useTranslation('staff_bookings')
  const { price, card, desk, invoices } = booking
  const language = useLanguage()
  const others: [label: string, amount: Money][] = [
    [t('waiting'), money.waiting],
    [t('refunding'), money.refunding],
    [t('refunded'), money.refunded],
  ]
  return (
    <dl className="grid content-start gap-3 text-sm">
      <Fact label={t('pay_now')}>
        <Price value={money.paid} className="font-semibold" />
        {money.paid.amount > 0 && <CardText card={card} />}
      </Fact>
      <Fact label={t('pay_at_desk')}>
        <Price value={price.pay_at_desk} className="font-semibold" />
        {desk && (
          <>
            {' '}
            (<Price value={desk.pay_at_desk} />)
          </>
        )}
      </Fact>
      {others.map(
        ([label, amount]) =>
          amount.amount > 0 && (
            <Fact key={label} label={label}>
              <Price value={amount} />
            </Fact>
          ),
      )}
      {invoices.length > 0 && (
        <Fact label={t('invoices')}>
          <ul>
            {invoices.map(({ kind, number, issued_at }) => (
              <li key={number}>
                {mayCall(me.roles, 'invoiceFile') ? (
                  <a
                    href={`/api/staff/money/invoices/${number}/file?lang_id=${langIdOf(language)}`}
                    className="text-link"
                  >
                    <bdi dir="ltr">{number}</bdi>
                  </a>
                ) : (
                  <bdi dir="ltr">{number}</bdi>
                )}{' '}
                <span className="text-ink-soft">
                  {t(`invoice_kinds.${kind}`)} <InstantText value={issued_at} />
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

/** Refund and fee if the booking is cancelled now, or of its cancellation. */
function CancellationNow({ found: { booking, money } }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const { cancellation } = money
  if (booking.refund)
    return (
      <dl className="grid gap-3 border-t border-line pt-4 text-sm sm:grid-cols-2">
        <Fact label={t('cancelled.refund')}>
          <Price value={booking.refund.amount} />
        </Fact>
        <Fact label={t('cancelled.fee')}>
          <Price value={booking.refund.fee} />
        </Fact>
      </dl>
    )
  if (!cancellation)
    return <p className="border-t border-line pt-4 text-sm text-ink-soft">{t('cancel_now.never')}</p>
  return (
    <dl className="grid gap-3 border-t border-line pt-4 text-sm sm:grid-cols-2">
      <Fact label={t('cancel_now.refund')}>
        <Price value={cancellation.refund} className="font-semibold" />
      </Fact>
      <Fact label={t('cancel_now.fee')}>
        <Price value={cancellation.fee} className="font-semibold" />
      </Fact>
    </dl>
  )
}

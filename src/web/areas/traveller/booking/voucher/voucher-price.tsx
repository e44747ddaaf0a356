import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import { moneyWord } from '#web/rentals/booking-status.ts'
import { useCardName } from '../card-name.ts'
import { AmountRow } from '#web/rentals/amount-row.tsx'
import { PriceLines } from '#web/rentals/price-lines.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'

/** Statuses without further payments. */
const OVER: ReadonlySet<BookingStatus> = new Set(['cancelled', 'failed', 'expired', 'no_show'])

/** The price breakdown, the amount paid and the amount due at the desk. */
export function VoucherPrice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const cardName = useCardName()
  const { offer, price, refund, status, card } = booking
  const word = moneyWord(booking)
  const paidWord = word === 'paid' ? 'voucher.paid_by' : word === 'held' ? 'voucher.held_on' : 'voucher.now'
  const outside = offer.fees.filter(({ included }) => !included)
  const over = OVER.has(status)
  return (
    <section className="min-w-0 text-sm">
      <h3 className="mb-1 text-xs font-medium text-ink-soft">{t('voucher.price')}</h3>
      <PriceLines booking={booking} />
      {!over && (
        <dl className="mt-2 flex flex-col gap-1 rounded-card bg-sand-deep px-3 py-2">
          {price.pay_now.amount > 0 && (
            <AmountRow value={price.pay_now} strong>
              {t(paidWord, { card: cardName(card) })}
            </AmountRow>
          )}
          <AmountRow value={price.pay_at_desk} own={booking.desk?.pay_at_desk} strong>
            {t('voucher.at_desk')}
          </AmountRow>
          {outside.map(({ kind, amount, desk_amount }) => (
            <AmountRow key={kind} value={amount} own={desk_amount}>
              {t('voucher.also', { fee: t(`terms:fee.${kind}`, { defaultValue: kind }) })}
            </AmountRow>
          ))}
        </dl>
      )}
      {over && refund && (
        <dl className="mt-2 flex flex-col gap-1 rounded-card bg-sand-deep px-3 py-2">
          <AmountRow value={refund.amount} strong>
            {t('voucher.refund')}
          </AmountRow>
          <AmountRow value={refund.fee} strong>
            {t('voucher.fee')}
          </AmountRow>
        </dl>
      )}
      <PaidBack booking={booking} />
    </section>
  )
}

/** Refunds beyond the terms, with reason and state. */
function PaidBack({ booking: { paid_back } }: { booking: Pick<Booking, 'paid_back'> }) {
  const { t } = useTranslation('booking')
  if (paid_back.length === 0) return null
  return (
    <dl className="mt-2 flex flex-col gap-2 rounded-card bg-sand-deep px-3 py-2">
      {paid_back.map(({ amount, cause, at, done }) => (
        <AmountRow key={at} value={amount} strong>
          {t(done ? 'paid_back.done' : 'paid_back.on_its_way')}
          <Parts className="text-xs">
            {t(`paid_back.causes.${cause}`)}
            <InstantText value={at} />
          </Parts>
        </AmountRow>
      ))}
    </dl>
  )
}

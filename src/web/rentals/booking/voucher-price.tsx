import { useTranslation } from 'react-i18next'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { moneyWord } from './booking-status.ts'
import { useCardName } from './card-name.ts'
import { AmountRow, PriceLines } from './price-lines.tsx'

/** The price as it adds up, what of it is paid and what the desk will ask for. */
export function VoucherPrice({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['booking', 'terms'])
  const cardName = useCardName()
  const { pay_now: now, pay_at_desk: atDesk } = booking.price
  const word = moneyWord(booking)
  const paidWord = word === 'paid' ? 'voucher.paid_by' : word === 'held' ? 'voucher.held_on' : 'voucher.now'
  const outside = booking.offer.fees.filter(({ included }) => !included)
  return (
    <section className="min-w-0 text-sm">
      <h3 className="mb-1 text-xs font-medium text-ink-soft">{t('voucher.price')}</h3>
      <PriceLines booking={booking}>
        <div className="mt-1 flex flex-col gap-1 rounded-card bg-sand-deep px-3 py-2 print:px-0">
          {now.amount > 0 && (
            <AmountRow value={now} strong>
              {t(paidWord, { card: cardName(booking.card) })}
            </AmountRow>
          )}
          <AmountRow value={atDesk} strong>
            {t('voucher.at_desk')}
          </AmountRow>
          {outside.map(({ kind, amount }) => (
            <AmountRow key={kind} value={amount}>
              {t('voucher.also', { fee: t(`terms:fee.${kind}`, { defaultValue: kind }) })}
            </AmountRow>
          ))}
        </div>
      </PriceLines>
    </section>
  )
}

import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { remainingExcess } from '#web/rentals/remaining-excess.ts'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { DeskAmount, StatedTerm } from '../../offer/offer-terms.tsx'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'

/** Deposit, excess, fuel, mileage and cancellation, with the same texts as other pages. */
export function VoucherTerms({ booking: { offer, protection, desk } }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const mileage = useMileageWords(offer)
  const cancellation = useCancellationWords(offer, 'short')
  const excess = remainingExcess(offer, protection)
  const refunded = protection?.kind === 'excess_refund'
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-4 print:grid-cols-4">
      <StatedTerm word={t('terms:word.deposit')}>
        <DeskAmount value={offer.deposit} own={desk?.deposit} none={t('voucher.not_stated')} />
      </StatedTerm>
      <StatedTerm word={t(excess.lowered ? 'terms:word.excess_protected' : 'terms:word.excess')}>
        <DeskAmount value={excess.shown} own={excess.own} none={t('voucher.not_stated')} />
      </StatedTerm>
      <StatedTerm word={t('voucher.fuel')}>
        {t(`terms:fuel_policy.${offer.fuel_policy}`, { defaultValue: offer.fuel_policy })}
      </StatedTerm>
      <StatedTerm word={t('voucher.mileage')}>{mileage}</StatedTerm>
      {refunded && (
        <StatedTerm word={t('terms:protection.excess_refund')} wide>
          {t('terms:protection_note.excess_refund')} <ProtectionName protection={protection} />
        </StatedTerm>
      )}
      <StatedTerm word={t('voucher.cancelling')} wide>
        <span suppressHydrationWarning>{cancellation.words}</span>
      </StatedTerm>
    </dl>
  )
}

/** Documents that the driver must bring to the desk. */
export function VoucherBring({ booking: { driver, offer } }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const name = driver ? isolate(`${driver.first_name} ${driver.last_name}`) : ''
  const items = [
    t('bring.voucher'),
    t('bring.licence', { name, count: offer.licence_years ?? 1 }),
    t('bring.passport'),
    t(offer.payment.credit_card_required ? 'bring.credit_card' : 'bring.money', { name }),
  ]
  return (
    <section className="border-t border-line pt-4 text-sm">
      <h3 className="text-base">{t('bring.title')}</h3>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 ps-5 sm:grid-cols-2 print:grid-cols-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useCancellationWords, useMileageWords } from './offer-words.ts'
import { remainingExcess } from './remaining-excess.ts'
import { DeskAmount } from './desk-price.tsx'
import { StatedTerm } from './stated-term.tsx'
import { ProtectionName } from './supplier-text.tsx'

/** Deposit, excess, fuel, mileage and cancellation, with the same texts as other pages. */
export function BookedTerms({ booking: { offer, protection, desk } }: { booking: Booking }) {
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

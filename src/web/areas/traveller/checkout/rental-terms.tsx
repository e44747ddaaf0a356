import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useChangeWords } from '#web/rentals/change-words.ts'
import { IncludedCoverFacts, ProtectionFacts } from '#web/rentals/cover-facts.tsx'
import { remainingExcess } from '#web/rentals/remaining-excess.ts'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { DeskAmount } from '#web/rentals/desk-price.tsx'
import { StatedTerm } from '#web/rentals/stated-term.tsx'

/**
 * The accepted terms, with the same texts as other pages: cancellation, deposit, excess, mileage, fuel,
 * licence.
 */
export function RentalTerms({ booking: { offer, protection, desk } }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const mileage = useMileageWords(offer)
  const cancellation = useCancellationWords(offer)
  const change = useChangeWords(offer)
  const excess = remainingExcess(offer, protection)
  return (
    <div>
      <h3 className="text-base">{t('terms.title')}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
        <StatedTerm word={t('terms.cancellation')} wide>
          <span suppressHydrationWarning className={cancellation.free ? 'text-good' : undefined}>
            {cancellation.words}
          </span>
        </StatedTerm>
        <StatedTerm word={t('terms.change')} wide>
          <span suppressHydrationWarning>{change}</span>
        </StatedTerm>
        <StatedTerm word={t('terms:word.deposit')}>
          <DeskAmount value={offer.deposit} own={desk?.deposit} none={t('terms.not_stated')} />
        </StatedTerm>
        <StatedTerm word={t(excess.lowered ? 'terms:word.excess_protected' : 'terms:word.excess')}>
          <DeskAmount value={excess.shown} own={excess.own} none={t('terms.not_stated')} />
        </StatedTerm>
        <StatedTerm
          word={protection ? t(`terms:protection.${protection.kind}`) : t('cover:no_protection')}
          wide
        >
          <span className="font-normal">
            {protection?.kind === 'excess_refund' && t('terms:protection_note.excess_refund')}
            {protection ? (
              <ProtectionFacts protection={protection} />
            ) : (
              <IncludedCoverFacts inclusions={offer.inclusions} />
            )}
          </span>
        </StatedTerm>
        <StatedTerm word={t('terms.mileage')}>{mileage}</StatedTerm>
        <StatedTerm word={t('terms.fuel')}>
          {t(`terms:fuel_policy.${offer.fuel_policy}`, { defaultValue: offer.fuel_policy })}
        </StatedTerm>
        {offer.licence_years !== undefined && (
          <StatedTerm word={t('terms.desk')} wide>
            {t('terms:licence_years', { count: offer.licence_years })}
          </StatedTerm>
        )}
      </dl>
    </div>
  )
}

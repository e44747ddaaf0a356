import { CalendarCheck, CalendarX, Check, CreditCard, Fuel, Gauge, IdCard } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { IconFact } from '#ui/icon-fact.tsx'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { cardNeed } from './card-terms.ts'

/** Shown elsewhere on the card, so not repeated. */
const SHOWN_ELSEWHERE = new Set(['unlimited_mileage', 'free_cancellation'])

/** List separator; a line may break after it, not before. */
const DOT = '\u00A0· '

/** Cancellation, mileage, fuel policy, card, a licence required for longer than usual, and inclusions, in words. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { t } = useTranslation('search')
  const mileage = useMileageWords(offer)
  const cancellation = useCancellationWords(offer)
  const inclusions = offer.inclusions.filter((inclusion) => !SHOWN_ELSEWHERE.has(inclusion))
  return (
    <ul className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-2">
      {cancellation.free ? (
        <IconFact as="li" icon={<CalendarCheck className="text-good" />} className="sm:col-span-2">
          <span suppressHydrationWarning className="font-medium text-good">
            {cancellation.words}
          </span>
        </IconFact>
      ) : (
        <IconFact as="li" icon={<CalendarX />}>
          {cancellation.words}
        </IconFact>
      )}
      <IconFact as="li" icon={<Gauge />}>
        {mileage}
      </IconFact>
      <IconFact as="li" icon={<Fuel />}>
        {t('search:fuel_policy', { policy: t(`terms:fuel_policy.${offer.fuel_policy}`) })}
      </IconFact>
      <IconFact as="li" icon={<CreditCard />}>
        {t(`card.${cardNeed(offer)}`)}
      </IconFact>
      {offer.licence_years !== undefined && (
        <IconFact as="li" icon={<IdCard />}>
          {t('terms:licence_years', { count: offer.licence_years })}
        </IconFact>
      )}
      {inclusions.length > 0 && (
        <IconFact as="li" icon={<Check className="text-good" />} className="sm:col-span-2">
          {inclusions.map((inclusion) => t(`terms:inclusion.${inclusion}`)).join(DOT)}
        </IconFact>
      )}
    </ul>
  )
}

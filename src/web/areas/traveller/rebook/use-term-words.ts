import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { ComparedTerm } from '#domains/rentals/rebookings/rebooking.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useDeskMoney } from '#web/rentals/desk-price.tsx'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'

/** Formats an offer's value of each compared term. */
export function useTermWords(offer: Offer): Readonly<Record<ComparedTerm, string>> {
  const { t } = useTranslation('rebook')
  const deskMoney = useDeskMoney()
  const mileage = useMileageWords(offer)
  const cancellation = useCancellationWords(offer)
  const { vehicle, pickup, dropoff, desk, payment } = offer
  const unknown = t('unknown')
  const count = (what: 'seats' | 'doors' | 'bags') => {
    const known = vehicle[what]
    return known === null ? unknown : t(`terms:count.${what}`, { count: known })
  }
  const stated = (shown: Money | null, own: Money | null | undefined) =>
    shown ? deskMoney({ shown, own }) : unknown
  const at = (station: Offer['pickup']) => `${station.name} · ${t(`terms:desk.${station.desk}`)}`
  return {
    pickup: at(pickup),
    dropoff: at(dropoff),
    category: t(`terms:category.${vehicle.category}`),
    body_type: t(`terms:body_type.${vehicle.body_type}`),
    transmission: t(`terms:transmission.${vehicle.transmission}`),
    fuel: t(`terms:fuel.${vehicle.fuel}`),
    seats: count('seats'),
    doors: count('doors'),
    bags: count('bags'),
    air_conditioning: t(
      `terms:word.${vehicle.air_conditioning ? 'air_conditioning' : 'no_air_conditioning'}`,
    ),
    fuel_policy: t(`terms:fuel_policy.${offer.fuel_policy}`),
    mileage,
    cover: offer.inclusions.map((one) => t(`terms:inclusion.${one}`)).join(t('comma')) || unknown,
    excess: stated(offer.excess, desk?.excess),
    deposit: stated(offer.deposit, desk?.deposit),
    cancellation: cancellation.words,
    payment: t(`terms:timing.${payment.timing}`),
    credit_card: t(payment.credit_card_required ? 'card_needed' : 'card_not_needed'),
    licence: t('terms:licence_years', { count: offer.licence_years ?? 1 }),
  }
}

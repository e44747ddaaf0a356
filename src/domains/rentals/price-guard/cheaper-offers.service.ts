import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import { distanceKm } from '#kernel/geo.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { convert, subtract, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { AskRates, Plan } from '#domains/suppliers/public.ts'
import { askPlans, type Asked } from '../search/ask-plans.ts'
import { partnerPercent } from '#domains/attribution/public.ts'
import { offerMaker, type OfferContext } from '../search/offers/offer.ts'
import { rentalDays } from '../search/rental-days.ts'
import { rentalPeriod } from '../search/rental-times.ts'
import type { Offer } from '../search/search.contract.ts'
import { deskPairs, distanceToDesk, type SearchPlaces } from '../search/search-places.ts'
import { isNotWorse, type ComparedOffer } from '../rebookings/compare-terms.ts'
import { carPart, leastSaving, type LookedFor } from './price-guard.ts'
import type { GuardedBooking } from './price-guard.store.ts'

/** For each booking the cheapest offers that are no worse, the cheapest first; null: nobody could be asked. */
export type CheaperOffers = (
  rental: LookedFor,
  bookings: readonly GuardedBooking[],
) => Promise<ReadonlyMap<string, Offer[]> | null>

type Needs = {
  plans: readonly Plan[]
  places: SearchPlaces
  askRates: AskRates
  exchange: () => ExchangeRates
  clock: Clock
}

/** A price is asked again before it is told; if the cheapest is gone by then, the next one may be there. */
const MOST_OFFERS = 3

/**
 * Asks every plan once for all bookings of one rental, as a search does, and waits for all answers: nobody waits for
 * these. Rates that cannot be cheap enough are left before an offer is made of them.
 */
export function cheaperOffers({ plans, places, askRates, exchange, clock }: Needs): CheaperOffers {
  return async (rental, bookings) => {
    const place = places.location(rental.placeId, 'en')
    const dropOffPlace = places.location(rental.dropOffPlaceId, 'en')
    if (!place || !dropOffPlace) return null
    const now = clock.now()
    const period = rentalPeriod(rental, { pickUp: place.time_zone, dropOff: dropOffPlace.time_zone }, now)
    if (!period.ok) return null
    const days = rentalDays(period.value)
    const pairs = deskPairs(places, rental.placeId, rental.dropOffPlaceId, false)
    const { asked, pending } = askPlans({ plans, askRates }, pairs, rental)
    await Promise.all(pending.map(({ came }) => came))
    const rates = exchange()
    const wanted = bookings.flatMap((booking) => wantedFor(booking, rates))
    const found = new Map<string, Offer[]>(bookings.map(({ id }) => [id, []]))
    for (const one of asked) {
      const context = { ...rental, place, days, exchange: rates, now }
      for (const each of wanted) found.get(each.id)?.push(...cheaperOf(one, each, context))
      // Requests that came meanwhile are not held up by all of these.
      await nextTurn()
    }
    return new Map(
      [...found].map(([id, offers]) => [
        id,
        offers
          .toSorted((one, other) => one.price.total.amount - other.price.total.amount)
          .slice(0, MOST_OFFERS),
      ]),
    )
  }

  type Rented = LookedFor & {
    place: NonNullable<ReturnType<SearchPlaces['location']>>
    days: number
    exchange: ExchangeRates
    now: Temporal.Instant
  }

  function cheaperOf({ plan, pickUp, dropOff, answer }: Asked, wanted: Wanted, rented: Rented): Offer[] {
    if (!answer || !('rates' in answer)) return []
    const { language, most } = wanted
    const stations = {
      pickUp: places.station(pickUp.id, language),
      dropOff: places.station(dropOff.id, language),
    }
    if (!stations.pickUp || !stations.dropOff) return []
    const { place, exchange: rates, ...rest } = rented
    const context: OfferContext = {
      ...rest,
      plan,
      placeId: place.id,
      pickUp: stations.pickUp,
      dropOff: stations.dropOff,
      distanceKm: distanceToDesk(place, pickUp),
      driverAge: wanted.driverAge,
      currency: most.currency,
      exchange: rates,
      partnerBasisPoints: wanted.partnerBasisPoints,
    }
    const makeOffer = offerMaker(context)
    const old: ComparedOffer = { ...wanted.old, distance_km: roundedKm(distanceKm(place, wanted.old.pickup)) }
    return answer.rates.flatMap((rate) => {
      // A total is the supplier's and more.
      const least = convert(rate.total, most.currency, rates)
      if (!least || least.amount > most.amount) return []
      const offer = makeOffer(rate)
      return offer && offer.price.total.amount <= most.amount && isNotWorse(old, offer) ? [offer] : []
    })
  }
}

/** As `Offer.distance_km` is. */
function roundedKm(km: number): number {
  return Math.round(km * 10) / 10
}

/** What a booking is looked for with: `most` is the highest total of the car alone that saves enough. */
type Wanted = {
  id: string
  old: Offer
  most: Money
  language: Language
  driverAge: number
  partnerBasisPoints: number
}

function wantedFor({ id, sold, price, langId }: GuardedBooking, rates: ExchangeRates): Wanted[] {
  const saving = leastSaving(price.total, rates)
  if (!saving) return []
  return [
    {
      id,
      old: sold.offer,
      most: subtract(carPart(price), saving),
      language: languageOf(langId),
      driverAge: sold.driverAge,
      partnerBasisPoints: partnerPercent(sold.ledBy ?? null),
    },
  ]
}

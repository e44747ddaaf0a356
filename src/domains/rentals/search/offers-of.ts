import type { Language } from '#kernel/locale.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Plan, Rate, SupplierPictures } from '#domains/suppliers/public.ts'
import type { Location } from '../locations/location.contract.ts'
import { leadDays, type DayMargins } from '../margins/day-margins.ts'
import type { RateQuestion, RateParams } from './request-rates.service.ts'
import { offerMaker } from './offers/offer.ts'
import type { Offer } from './search.contract.ts'
import { distanceToDesk, type DeskPair, type SearchPlaces } from './search-places.ts'

/** The details of a rental that its prices depend on; `place` is the searched one. */
export type PricedRental = Omit<RateParams, 'driverAge'> & { place: Location; days: number }

/** The person prices are shown to. `partnerBasisPoints`: the percentage of the partner that referred them. */
export type PriceReader = {
  language: Language
  currency: string
  driverAge: number
  partnerBasisPoints: number
}

/** `pictures`: omitted if the offers are not displayed. */
export type Pricing = {
  places: Pick<SearchPlaces, 'station'>
  exchange: ExchangeRates
  margins: DayMargins
  now: Temporal.Instant
  pictures?: Pick<SupplierPictures, 'of'>
}

/** Creates an offer from a rate; null if the rate cannot be sold. */
export type MakeOffer = (rate: Rate) => Offer | null

/**
 * Returns a function that creates offers from a plan's rates at two of its desks; null if one of them is no longer a
 * station of ours.
 */
export function offersAt(
  { places, exchange, margins, now, pictures }: Pricing,
  { plan, pickUp, dropOff }: DeskPair & { plan: Plan },
  { place, days, pickUpAt, dropOffAt, residence }: PricedRental,
  { language, currency, driverAge, partnerBasisPoints }: PriceReader,
): MakeOffer | null {
  const atPickUp = places.station(pickUp.id, language)
  const atDropOff = places.station(dropOff.id, language)
  if (!atPickUp || !atDropOff) return null
  return offerMaker({
    plan,
    placeId: place.id,
    pickUp: atPickUp,
    dropOff: atDropOff,
    distanceKm: distanceToDesk(place, pickUp),
    pickUpAt,
    dropOffAt,
    days,
    driverAge,
    residence,
    currency,
    exchange,
    marginOf: margins.of({
      plan,
      residence,
      country: atPickUp.country_code,
      places: [place.id, atPickUp.iata, atPickUp.id],
      leadDays: leadDays(now, pickUpAt),
      days,
    }),
    partnerBasisPoints,
    now,
    ...(pictures && { pictureOf: pictures.of(plan.supplier.code) }),
  })
}

/**
 * Returns the rates of a response, parsed once, and a function that creates offers from them for a reader. Null if
 * there are none yet.
 */
export function offersOf(
  pricing: Pricing,
  question: RateQuestion,
  rental: PricedRental,
): { rates: readonly Rate[]; makeFor: (reader: PriceReader) => MakeOffer | null } | null {
  const { answer } = question
  if (!answer || !('rates' in answer)) return null
  return { rates: answer.rates, makeFor: (reader) => offersAt(pricing, question, rental, reader) }
}

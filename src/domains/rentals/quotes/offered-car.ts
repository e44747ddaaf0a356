import type { Language } from '#kernel/locale.ts'
import { convert, money, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Plan, RentalRequest } from '#domains/suppliers/public.ts'
import type { Location, Station } from '../locations/location.contract.ts'
import { ageBand } from '../search/age-band.ts'
import type { OfferKey } from '../search/offers/offer-id.ts'
import type { DeskPair, SearchPlaces } from '../search/search-places.ts'

/** The plan, place and desks an offer's key refers to. */
export type OfferedCar = {
  plan: Plan
  place: Location
  desks: DeskPair
  stations: { pickUp: Station; dropOff: Station }
}

/**
 * Resolves the plan, place and desks of an offer's key; null if one of them is unknown. An id can be forged: another
 * supplier's desk may have a code that is valid for this one, too.
 */
export function offeredCar(
  { plans, places }: { plans: readonly Plan[]; places: SearchPlaces },
  key: OfferKey,
  language: Language,
): OfferedCar | null {
  const plan = plans.find(({ id }) => id === key.planId)
  const place = places.location(key.placeId, language)
  const desks = { pickUp: places.desk(key.pickUpStationId), dropOff: places.desk(key.dropOffStationId) }
  const pickUp = places.station(key.pickUpStationId, language)
  const dropOff = places.station(key.dropOffStationId, language)
  if (!plan || !place || !desks.pickUp || !desks.dropOff || !pickUp || !dropOff) return null
  const isTheirs = [desks.pickUp, desks.dropOff].every(({ supplierId }) => supplierId === plan.supplier.id)
  if (!isTheirs) return null
  return {
    plan,
    place,
    desks: { pickUp: desks.pickUp, dropOff: desks.dropOff },
    stations: { pickUp, dropOff },
  }
}

/** Returns the key with the shown total converted to another currency; unchanged if there is no exchange rate. */
export function keyInCurrency(
  key: OfferKey,
  currency: string | undefined,
  exchange: ExchangeRates,
): OfferKey {
  if (currency === undefined) return key
  const shown = convert(money(key.shownTotal, key.currency), currency, exchange)
  return shown ? { ...key, currency: shown.currency, shownTotal: shown.amount } : key
}

/**
 * Returns the shown and the current total if they differ; null otherwise. Converting may shift a total by a hundredth,
 * which is no change.
 */
export function priceChanged(key: OfferKey, after: Money): { before: Money; after: Money } | null {
  const before = money(key.shownTotal, key.currency)
  return Math.abs(after.amount - before.amount) <= 1 ? null : { before, after }
}

/** Builds the rental request for the supplier. */
export function rentalOf({ desks }: OfferedCar, key: OfferKey): RentalRequest {
  return {
    pickUpStation: desks.pickUp.code,
    dropOffStation: desks.dropOff.code,
    pickUpAt: key.pickUpAt,
    dropOffAt: key.dropOffAt,
    driverAge: ageBand(key.driverAge),
    residence: key.residence,
  }
}

/** Returns the search query for an offer's rental. */
export function searchFor(key: OfferKey): string {
  const [pickUpDate = '', pickUpTime = ''] = key.pickUpAt.split('T')
  const [dropOffDate = '', dropOffTime = ''] = key.dropOffAt.split('T')
  return new URLSearchParams({
    pickup_id: key.placeId,
    ...(key.dropOffStationId !== key.pickUpStationId && { dropoff_id: key.dropOffStationId }),
    pickup_date: pickUpDate,
    pickup_time: pickUpTime,
    dropoff_date: dropOffDate,
    dropoff_time: dropOffTime,
    driver_age: String(key.driverAge),
    residence: key.residence,
  }).toString()
}

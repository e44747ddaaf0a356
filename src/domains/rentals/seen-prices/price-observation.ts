import type { Category } from '#kernel/acriss.ts'
import { convert, money, type ExchangeRates } from '#kernel/money.ts'
import type { Offer } from '../search/search.contract.ts'
import type { SeenSearch } from '../search/seen-search.ts'
import { MAX_SEEN_DAYS, STORED_CURRENCY, USUAL_AGES } from './seen-price.ts'

/**
 * The lowest observed total for a place, pick-up day, number of days and class, with the time of the supplier's
 * response.
 */
export type PriceObservation = {
  placeId: string
  pickUpDate: string
  days: number
  category: Category
  /** Plan that the price belongs to. */
  planId: string
  /** Euro hundredths. */
  total: number
  /** Milliseconds. */
  seenAt: number
}

/** Max total that a row can store. */
const MAX_TOTAL = 2_147_483_647

const DAY_MS = 86_400_000

/**
 * Returns the observations of a search: the lowest total of each class. Empty unless it is a standard search: returned
 * to the same place, aged 30 to 65, resident in the pick-up country, with a credit card, not widened, for at most 30
 * days.
 */
export function observationsOf(search: SeenSearch, exchange: ExchangeRates): PriceObservation[] {
  if (!isUsual(search)) return []
  const { place, rental, days, offers, sourceOf } = search
  const lowest = new Map<Category, Offer>()
  for (const offer of offers) {
    const known = lowest.get(offer.vehicle.category)
    if (!known || offer.price.total.amount < known.price.total.amount)
      lowest.set(offer.vehicle.category, offer)
  }
  const pickUpDate = rental.pickUpAt.slice(0, 10)
  return [...lowest].flatMap(([category, offer]) => {
    const { amount, currency } = offer.price.total
    const total = convert(money(amount, currency), STORED_CURRENCY, exchange)?.amount ?? 0
    const source = sourceOf(offer)
    if (total <= 0 || total > MAX_TOTAL || !source) return []
    const { planId, at: seenAt } = source
    return [{ placeId: place.id, pickUpDate, days, category, planId, total, seenAt }]
  })
}

export function isUsual({ place, rental, days, withCreditCard, widened }: SeenSearch): boolean {
  return (
    rental.pickUpId === rental.dropOffId &&
    rental.driverAge >= USUAL_AGES.from &&
    rental.driverAge <= USUAL_AGES.to &&
    rental.residence === place.country_code &&
    withCreditCard &&
    !widened &&
    days <= MAX_SEEN_DAYS
  )
}

/**
 * Returns the key of an observation. Observations with one key share one row; rows are written in the order of their
 * keys.
 */
export function observationKey({ placeId, days, pickUpDate, category }: PriceObservation): string {
  return `${placeId}|${days}|${pickUpDate}|${category}`
}

/**
 * Returns the observation of a key to keep: of the newer UTC day; on one day, the lower total; for equal totals, the
 * newer one, then the plan with the last id. The result does not depend on the order or number of comparisons (decision
 * 0049).
 */
export function betterObservation(one: PriceObservation, other: PriceObservation): PriceObservation {
  const days = Math.floor(one.seenAt / DAY_MS) - Math.floor(other.seenAt / DAY_MS)
  if (days !== 0) return days > 0 ? one : other
  if (one.total !== other.total) return one.total < other.total ? one : other
  if (one.seenAt !== other.seenAt) return one.seenAt > other.seenAt ? one : other
  return one.planId >= other.planId ? one : other
}

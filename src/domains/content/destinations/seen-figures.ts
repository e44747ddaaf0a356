import type { Money } from '#kernel/money.ts'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import type { Destination } from './destination.contract.ts'

/** What searches have seen at a place, amounts in the currency asked for. */
export type SeenFigures = {
  byCategory: readonly SeenPrice[]
  byMonth: Destination['by_month']
  byDaysLeft: Destination['by_days_left']
  /** When the newest was seen; null: none was. */
  newest: string | null
}

/** The terms of a supplier's offers seen at a place. */
export type SeenTerms = {
  supplierId: number
  deposit: { low: Money; high: Money } | null
  fuelPolicies: readonly string[]
  unlimitedMileage: boolean | null
  youngDriverUntil: number | null
}

/** How much has been seen at a place. */
export type SeenCount = { prices: number; categories: number; newest: string }

/** Figures of seen prices, as the part that records them hands them out. */
export type SeenFiguresOf = {
  figuresOf(placeId: string, currency: string): Promise<SeenFigures>
  termsOf(placeId: string, currency: string): Promise<readonly SeenTerms[]>
  lowestOf(placeIds: readonly string[], currency: string): Promise<ReadonlyMap<string, SeenPrice>>
  /** Of every place with a seen price, by place id. */
  counts(): Promise<ReadonlyMap<string, SeenCount>>
}

const LEAST_SUPPLIERS = 2
const LEAST_PRICES = 5
const LEAST_CATEGORIES = 2

/** Whether a destination has enough figures of its own to be worth a search engine's visit. */
export function isIndexed(suppliers: number, seen: SeenCount | undefined): boolean {
  return (
    suppliers >= LEAST_SUPPLIERS &&
    seen !== undefined &&
    seen.prices >= LEAST_PRICES &&
    seen.categories >= LEAST_CATEGORIES
  )
}

import type { Language } from '#kernel/locale.ts'
import type { Offer, Sort } from '../search.contract.ts'
import { groupByCar } from './car-groups.ts'
import { filterColumns, type FilterColumns } from './filter-columns.ts'
import { jsonBytes, writeOffers, type OfferJson } from './offer-json.ts'
import { rangesOf, type Ranges } from './ranges.ts'
import { sortOrders } from './sort-offers.ts'

/**
 * All offers of a search in one currency and language, stored so that any filter, sort, grouping and page is a pass over
 * small integers. A car's offers follow one another, the cheapest first.
 */
export type OfferSet = FilterColumns & {
  totals: Float64Array
  /** By offer, which of `carIds` it is one of. */
  carOf: Uint32Array
  carIds: readonly string[]
  ranges: Ranges
  json: OfferJson
  orders: Record<Sort, Uint32Array>
}

export function buildOfferSet(found: readonly Offer[], language: Language = 'en'): OfferSet {
  const { offers, carOf, carIds } = groupByCar(found)
  const ranges = rangesOf(offers)
  return {
    ...filterColumns(offers, language),
    totals: ranges.measures.TOTAL,
    carOf,
    carIds,
    ranges,
    json: writeOffers(offers),
    orders: sortOrders(offers),
  }
}

/** An offer's entries in the columns, the ranges and the orders. */
const BYTES_BESIDE_JSON = 94

/** The fixed size of the arrays. */
const EMPTY_SET_BYTES = 5000

/** A string's overhead besides its characters. */
const STRING_BYTES = 75

/** Estimated memory of a set. */
export function bytesOf({ json, totals, values, carIds }: OfferSet): number {
  let bytes = EMPTY_SET_BYTES + jsonBytes(json) + totals.length * BYTES_BESIDE_JSON
  for (const value of values) bytes += 2 * (STRING_BYTES + value.value.length + value.json.length)
  for (const id of carIds) bytes += STRING_BYTES + id.length
  return bytes
}

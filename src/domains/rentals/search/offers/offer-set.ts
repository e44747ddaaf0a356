import type { Language } from '#kernel/locale.ts'
import type { Offer, Sort } from '../search.contract.ts'
import { filterColumns, type FilterColumns } from './filter-columns.ts'
import { type BitRows, rowWhere, type SpannedRows, withSpans } from './offer-bits.ts'
import { jsonBytes, type OfferJson, type SetJson, type Texts, writeOffers, written } from './offer-json.ts'
import { type Ranges, rangesOf } from './ranges.ts'
import { sortOrders } from './sort-offers.ts'
import { copyStrings } from '#kernel/copy-strings.ts'
import { carId } from './car-id.contract.ts'

/**
 * All offers of a search in one currency and language, stored so that any filter, sort, grouping and page is a pass
 * over rows of bits. A car's offers are consecutive, cheapest first.
 */
export type OfferSet = FilterColumns & {
  totals: Float64Array
  /** A single row with every offer. */
  all: SpannedRows
  /** Index in `carIds` of each offer's car. */
  carOf: Uint32Array
  carIds: readonly string[]
  /** The start of each car's JSON in a reply, up to its number of rates. */
  carTexts: Texts
  /** The last offer of each car. */
  carEnds: BitRows
  /** Lowest total of each car, ascending. */
  cheapest: Float64Array
  /** Supplier id of each offer. */
  supplierOf: Uint32Array
  ranges: Ranges
  json: SetJson
  orders: Record<Sort, Uint32Array>
}

export function buildOfferSet(found: readonly Offer[], language: Language = 'en'): OfferSet {
  const { offers, carOf, carIds, cheapest } = groupByCar(found)
  const ranges = rangesOf(offers)
  return {
    ...filterColumns(offers, language),
    totals: ranges.measures.TOTAL,
    all: withSpans(rowWhere(offers.length, () => true)),
    carOf,
    carIds,
    carTexts: written(carIds.map((id) => `,"car":{"id":${JSON.stringify(id)},"rates":`)),
    carEnds: rowWhere(offers.length, (position) => carOf[position] !== carOf[position + 1]),
    cheapest,
    supplierOf: Uint32Array.from(offers, ({ supplier }) => supplier.id),
    ranges,
    json: offers,
    orders: sortOrders(offers),
  }
}

export type WrittenOfferSet = OfferSet & { json: OfferJson }

/** Replaces a set's offers with their JSON. */
export function writeSet({ json, ...set }: OfferSet): WrittenOfferSet {
  return { ...set, json: 'serialized' in json ? json : writeOffers(json) }
}

/** Bytes of an offer's entries in the ranges and the orders, and of its bits in their steps. */
const BYTES_OUTSIDE_JSON = 74

/** Fixed size of the arrays, in bytes. */
const EMPTY_SET_BYTES = 5000

/** Overhead of a string besides its characters, in bytes. */
const STRING_BYTES = 75

/** Size of a value's entry in the map of its kind, in bytes. */
const ENTRY_BYTES = 40

/** Estimates the memory of a set, in bytes. */
export function bytesOf({ json, totals, values, rows, carIds, carTexts }: WrittenOfferSet): number {
  let bytes =
    EMPTY_SET_BYTES +
    jsonBytes(json) +
    carTexts.bytes.byteLength +
    totals.length * BYTES_OUTSIDE_JSON +
    rows.bits.byteLength +
    rows.spans.byteLength
  for (const value of values)
    bytes += ENTRY_BYTES + 2 * (STRING_BYTES + value.value.length + value.json.length)
  for (const id of carIds) bytes += STRING_BYTES + id.length
  return bytes
}

/** Offers grouped by car (cheapest car first, and each car's offers by total), with the car of each offer. */
type GroupedOffers = {
  offers: readonly Offer[]
  carOf: Uint32Array
  carIds: readonly string[]
  /** The lowest total of each car. */
  cheapest: Float64Array
}

function groupByCar(found: readonly Offer[]): GroupedOffers {
  const cars = new Map<string, Offer[]>()
  for (const offer of found.toSorted((one, other) => one.price.total.amount - other.price.total.amount)) {
    const id = carId(offer)
    const known = cars.get(id)
    if (known) known.push(offer)
    else cars.set(id, [offer])
  }
  const offers = [...cars.values()]
  return {
    offers: offers.flat(),
    carOf: Uint32Array.from(offers.flatMap((same, car) => same.map(() => car))),
    carIds: copyStrings([...cars.keys()]),
    cheapest: Float64Array.from(offers, ([first]) => first?.price.total.amount ?? 0),
  }
}

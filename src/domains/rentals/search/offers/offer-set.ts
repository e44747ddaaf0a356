import type { Language } from '#kernel/locale.ts'
import { ownStrings } from '#kernel/own-strings.ts'
import { facetLabel } from './facet-labels.ts'
import { jsonBytes, writeOffers, type OfferJson } from './offer-json.ts'
import { FILTER_KINDS, type FilterKind, type Filters, type Offer, type Sort } from '../search.contract.ts'
import { sortOrders } from './sort-offers.ts'

/**
 * All offers of a search in one currency and language, stored so that any filter, sort and page is a pass over small
 * integers: a row of values for each offer, one a filter kind, sort orders, and each offer's JSON as bytes.
 */
export type OfferSet = {
  /** Cheapest first. */
  totals: Float64Array
  json: OfferJson
  values: readonly WrittenValue[]
  /** Where the values of each kind begin, in the order of `FILTER_KINDS`, and where those of the last one end. */
  starts: readonly number[]
  /** Rows of indices into `values`, one for each kind. */
  codes: Uint16Array
  orders: Record<Sort, readonly number[]>
}

type FacetValue = { value: string; label: string }
/** `json` starts the value's object in a reply: the value and its label in the reader's language. */
type WrittenValue = { value: string; json: string }

/**
 * The values of a kind that are shown, as codes in their `order`; by code, how many offers would pass with the value, and
 * their lowest total.
 */
export type CountedFacets = Counts & {
  kind: FilterKind
  values: readonly WrittenValue[]
  order: Uint32Array
}

type Counts = { counts: Uint32Array; froms: Float64Array }

const KINDS = FILTER_KINDS.length

/** The positions of the offers `shown` on a page, in order, of a `total` that pass the filters. */
export type Chosen = { shown: readonly number[]; total: number; facets: readonly CountedFacets[] }

export type PageChoice = { filters: Filters; sort: Sort; page: number; page_size: number }

export function buildOfferSet(found: readonly Offer[], language: Language = 'en'): OfferSet {
  const offers = found.toSorted((one, other) => one.price.total.amount - other.price.total.amount)
  const columns = FILTER_KINDS.map((kind) => columnOf(kind, offers, language))
  let first = 0
  const starts = [0, ...columns.map(({ values }) => (first += values.length))]
  const codes = new Uint16Array(offers.length * KINDS)
  columns.forEach((column, at) =>
    column.codes.forEach((code, position) => {
      codes[position * KINDS + at] = (starts[at] ?? 0) + code
    }),
  )
  return {
    json: writeOffers(offers),
    totals: Float64Array.from(offers, (offer) => offer.price.total.amount),
    values: columns.flatMap(({ values }) => values),
    starts,
    codes,
    orders: sortOrders(offers),
  }
}

/** An offer's entries in the columns and the orders. */
const BYTES_BESIDE_JSON = 70

/** The fixed size of the arrays. */
const EMPTY_SET_BYTES = 4000

/** A column value's overhead besides its characters. */
const VALUE_BYTES = 150

/** Estimated memory of a set. */
export function bytesOf({ json, totals, values }: OfferSet): number {
  let bytes = EMPTY_SET_BYTES + jsonBytes(json) + totals.length * BYTES_BESIDE_JSON
  for (const value of values) bytes += VALUE_BYTES + 2 * (value.value.length + value.json.length)
  return bytes
}

/** An offer's value for each filter kind; an unknown number of seats has none. */
const VALUE_OF: Record<FilterKind, (offer: Offer) => FacetValue | null> = {
  TRANSMISSION: ({ vehicle }) => plain(vehicle.transmission),
  FUEL: ({ vehicle }) => plain(vehicle.fuel),
  SUPPLIER: ({ supplier }) => ({ value: supplier.code, label: supplier.name }),
  SEATS: ({ vehicle }) => (vehicle.seats === null ? null : plain(String(vehicle.seats))),
  MILEAGE: ({ mileage }) => plain(mileage.unlimited ? 'unlimited' : 'limited'),
  CATEGORY: ({ vehicle }) => plain(vehicle.category),
  BODY_TYPE: ({ vehicle }) => plain(vehicle.body_type),
  CAR_MODEL: ({ vehicle }) => plain(vehicle.name),
  GARAGE: ({ pickup }) => ({ value: pickup.id, label: pickup.name }),
}

function plain(value: string): FacetValue {
  return { value, label: value }
}

/** A kind's values in the order of their labels, and each offer's index into them. */
function columnOf(
  kind: FilterKind,
  offers: readonly Offer[],
  language: Language,
): { values: WrittenValue[]; codes: readonly number[] } {
  const found = offers.map((offer) => VALUE_OF[kind](offer) ?? { value: '', label: '' })
  const labels = new Map(found.map((value) => [value.value, facetLabel(kind, value, language)]))
  const inOrder = [...labels].toSorted(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0))
  const codeOf = new Map(inOrder.map(([value], code) => [value, code]))
  return {
    // Copied, as a set outlives the suppliers' replies they were parsed from.
    values: ownStrings(inOrder).map(([value, label]) => ({
      value,
      json: JSON.stringify({ value, label }).slice(0, -1),
    })),
    codes: found.map(({ value }) => codeOf.get(value) ?? 0),
  }
}

/**
 * A page of the offers that pass `filters`, and the facets. Values of one kind are combined with OR, kinds with AND; a
 * facet counts what passes all the *other* kinds, so that it shows what choosing a second value would add.
 */
export function chooseOffers(set: OfferSet, { filters, sort, page, page_size }: PageChoice): Chosen {
  const failing = failingKinds(set, filters)
  const passing = new Uint32Array(failing.length)
  let total = 0
  /** By kind: the offers that fail only that kind. */
  const failingOnly = FILTER_KINDS.map((): number[] => [])
  for (let position = 0; position < failing.length; position++) {
    const fails = failing[position] ?? 0
    if (fails === 0) passing[total++] = position
    else if ((fails & (fails - 1)) === 0) failingOnly[31 - Math.clz32(fails)]?.push(position)
  }
  const counts = countsOf(set, passing.subarray(0, total), failingOnly)
  return {
    shown: pageOf(set.orders[sort], failing, (page - 1) * page_size, page_size),
    total,
    facets: FILTER_KINDS.map((kind, at) => ({ kind, ...facetsOf(set, at, counts, filters[kind]) })),
  }
}

/** At most `size` of the positions that fail nothing, without the `first` ones. */
function pageOf(order: readonly number[], failing: Uint16Array, first: number, size: number): number[] {
  const shown: number[] = []
  let passed = 0
  for (const position of order) {
    if (shown.length === size) break
    if (failing[position] !== 0) continue
    if (passed >= first) shown.push(position)
    passed += 1
  }
  return shown
}

/** A bit mask per offer, with a bit for each filter kind that it fails. */
function failingKinds(set: OfferSet, filters: Filters): Uint16Array {
  const failing = new Uint16Array(set.totals.length)
  FILTER_KINDS.forEach((kind, at) => {
    const wanted = filters[kind]
    if (!wanted?.length) return
    const { values, starts, codes } = set
    const bits = new Uint16Array(values.length)
    for (let code = starts[at] ?? 0; code < (starts[at + 1] ?? 0); code++)
      if (!wanted.includes(values[code]?.value ?? '')) bits[code] = 1 << at
    for (let position = 0; position < failing.length; position++)
      failing[position] = (failing[position] ?? 0) | (bits[codes[position * KINDS + at] ?? 0] ?? 0)
  })
  return failing
}

/** By code, how many offers pass with the value, and their lowest total; `failingOnly`: those that fail one kind alone. */
function countsOf(
  { values, codes, totals }: OfferSet,
  passing: Uint32Array,
  failingOnly: readonly (readonly number[])[],
): Counts {
  const counts = new Uint32Array(values.length)
  const froms = new Float64Array(values.length)
  // Positions are sorted by price, so that the first offer of a value is its cheapest.
  for (let at = 0; at < passing.length; at++) {
    const position = passing[at] ?? 0
    const total = totals[position] ?? 0
    const row = position * KINDS
    for (let cell = row; cell < row + KINDS; cell++) {
      const code = codes[cell] ?? 0
      const before = counts[code] ?? 0
      if (before === 0) froms[code] = total
      counts[code] = before + 1
    }
  }
  failingOnly.forEach((failing, kind) => {
    for (const position of failing) {
      const code = codes[position * KINDS + kind] ?? 0
      const before = counts[code] ?? 0
      const total = totals[position] ?? 0
      if (before === 0 || total < (froms[code] ?? 0)) froms[code] = total
      counts[code] = before + 1
    }
  })
  return { counts, froms }
}

/** Values of a kind with matching offers, and chosen ones without any (so that they can be deselected). */
function facetsOf(
  { values, starts }: OfferSet,
  kind: number,
  { counts, froms }: Counts,
  wanted: readonly string[] | undefined,
): Omit<CountedFacets, 'kind'> {
  const first = starts[kind] ?? 0
  const end = starts[kind + 1] ?? 0
  // Count and code packed into one number each, so that they sort without a comparator: highest count first, ties in
  // the order of codes, which is that of labels.
  const ranks = new Uint32Array(end - first)
  let shown = 0
  for (let code = first; code < end; code++) {
    const count = counts[code] ?? 0
    const value = values[code]?.value ?? ''
    if (value !== '' && (count > 0 || wanted?.includes(value)))
      ranks[shown++] = (MOST - Math.min(count, MOST)) * CODES + code
  }
  const order = ranks.subarray(0, shown).sort()
  for (let at = 0; at < shown; at++) order[at] = (order[at] ?? 0) % CODES
  return { values, order, counts, froms }
}

/** Exceeds the values of all kinds: codes are 16 bits, and so are the counts beside them. */
const CODES = 65_536
const MOST = CODES - 1

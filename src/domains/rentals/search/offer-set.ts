import type { Language } from '#kernel/locale.ts'
import { ownBytes } from '#kernel/own-bytes.ts'
import { ownStrings } from '#kernel/own-strings.ts'
import { facetLabel } from './facet-labels.ts'
import { FILTER_KINDS, type FilterKind, type Filters, type Offer, type Sort } from './search.contract.ts'
import { sortOrders } from './sort-offers.ts'

/**
 * All offers of a search in one currency and language, stored by column so that any filter, sort and page is a pass
 * over small integers: a column of values per filter kind, sort orders, and each offer's JSON as bytes.
 */
export type OfferSet = {
  /** Cheapest first. */
  totals: Float64Array
  /** The offers' JSON, concatenated; `ends` holds the end offset of each. */
  json: Buffer<ArrayBuffer>
  ends: Uint32Array
  columns: Record<FilterKind, Column>
  orders: Record<Sort, readonly number[]>
}

/** Values in the order of their labels; `codes` holds each offer's index into them. */
type Column = { values: readonly WrittenValue[]; codes: Uint16Array }
type FacetValue = { value: string; label: string }
/** `json` starts the value's object in a reply: the value and its label in the reader's language. */
type WrittenValue = { value: string; json: string }

/**
 * The values of a kind that are shown, as codes in their `order`; by code, how many offers would pass with the value, and
 * their lowest total.
 */
export type CountedFacets = {
  kind: FilterKind
  values: readonly WrittenValue[]
  order: Uint32Array
  counts: Uint32Array
  froms: Float64Array
}

/** The positions of the offers `shown` on a page, in order, of a `total` that pass the filters. */
export type Chosen = { shown: readonly number[]; total: number; facets: readonly CountedFacets[] }

export type PageChoice = { filters: Filters; sort: Sort; page: number; page_size: number }

export function buildOfferSet(found: readonly Offer[], language: Language = 'en'): OfferSet {
  const offers = found.toSorted((one, other) => one.price.total.amount - other.price.total.amount)
  const json = offers.map((offer) => Buffer.from(JSON.stringify(offer)))
  let end = 0
  return {
    json: ownBytes(Buffer.concat(json)),
    ends: Uint32Array.from(json, ({ byteLength }) => (end += byteLength)),
    totals: Float64Array.from(offers, (offer) => offer.price.total.amount),
    columns: Object.fromEntries(
      FILTER_KINDS.map((kind) => [kind, columnOf(kind, offers, language)]),
    ) as Record<FilterKind, Column>,
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
export function bytesOf({ json, ends, columns }: OfferSet): number {
  let bytes = EMPTY_SET_BYTES + json.byteLength + ends.length * BYTES_BESIDE_JSON
  for (const kind of FILTER_KINDS)
    for (const value of columns[kind].values)
      bytes += VALUE_BYTES + 2 * (value.value.length + value.json.length)
  return bytes
}

/** The start offset of the JSON of the offer at a position. */
export function startOf({ ends }: OfferSet, position: number): number {
  return position === 0 ? 0 : (ends[position - 1] ?? 0)
}

export function endOf({ ends }: OfferSet, position: number): number {
  return ends[position] ?? 0
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

function columnOf(kind: FilterKind, offers: readonly Offer[], language: Language): Column {
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
    codes: Uint16Array.from(found, ({ value }) => codeOf.get(value) ?? 0),
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
  return {
    shown: pageOf(set.orders[sort], failing, (page - 1) * page_size, page_size),
    total,
    facets: FILTER_KINDS.map((kind, at) =>
      facetsOf(set, kind, passing.subarray(0, total), failingOnly[at] ?? [], filters[kind]),
    ),
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
    const { values, codes } = set.columns[kind]
    const bits = new Uint16Array(values.length)
    for (let code = 0; code < values.length; code++)
      if (!wanted.includes(values[code]?.value ?? '')) bits[code] = 1 << at
    for (let position = 0; position < codes.length; position++)
      failing[position] = (failing[position] ?? 0) | (bits[codes[position] ?? 0] ?? 0)
  })
  return failing
}

/** Values with matching offers, and chosen ones without any (so that they can be deselected). */
function facetsOf(
  { columns, totals }: OfferSet,
  kind: FilterKind,
  passing: Uint32Array,
  failingThisAlone: readonly number[],
  wanted: readonly string[] | undefined,
): CountedFacets {
  const { values, codes } = columns[kind]
  const { counts, froms, ranks } = spaceFor(values.length)
  // Positions are sorted by price, so that the first offer of a value is its cheapest.
  for (let at = 0; at < passing.length; at++) {
    const position = passing[at] ?? 0
    const code = codes[position] ?? 0
    const before = counts[code] ?? 0
    if (before === 0) froms[code] = totals[position] ?? 0
    counts[code] = before + 1
  }
  for (const position of failingThisAlone) {
    const code = codes[position] ?? 0
    const before = counts[code] ?? 0
    const total = totals[position] ?? 0
    if (before === 0 || total < (froms[code] ?? 0)) froms[code] = total
    counts[code] = before + 1
  }
  // Count and code packed into one number each, so that they sort without a comparator: highest count first, ties in
  // the order of codes, which is that of labels.
  let shown = 0
  for (let code = 0; code < values.length; code++) {
    const count = counts[code] ?? 0
    const value = values[code]?.value ?? ''
    if (value !== '' && (count > 0 || wanted?.includes(value)))
      ranks[shown++] = (MOST - Math.min(count, MOST)) * CODES + code
  }
  const order = ranks.subarray(0, shown).sort()
  for (let at = 0; at < shown; at++) order[at] = (order[at] ?? 0) % CODES
  return { kind, values, order, counts, froms }
}

/** Zeros by code, in one piece of memory: many small ones are much work for the garbage collector. */
function spaceFor(codes: number) {
  const space = new ArrayBuffer(16 * codes)
  return {
    froms: new Float64Array(space, 0, codes),
    counts: new Uint32Array(space, 8 * codes, codes),
    ranks: new Uint32Array(space, 12 * codes, codes),
  }
}

/** Exceeds the values of any kind: codes are 16 bits, and so are the counts beside them. */
const CODES = 65_536
const MOST = CODES - 1

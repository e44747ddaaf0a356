import { FILTER_KINDS, type FilterKind, RANGE_KINDS, type RangeKind, type Sort } from '../search.contract.ts'
import type { WrittenValue } from './filter-columns.ts'
import {
  type BitRows,
  countGroups,
  firstOfGroups,
  hasBit,
  lowestOf,
  nextBit,
  type SpannedRows,
} from './offer-bits.ts'
import type { OfferSet } from './offer-set.ts'
import { byKind } from './ranges.ts'
import { ALL_CRITERIA, CRITERIA, matchingOffers, type Narrowing, selectedCodes } from './matching-offers.ts'

/** `grouped`: one item per car, represented by its cheapest matching offer. */
export type PageChoice = Narrowing & { sort: Sort; page: number; page_size: number; grouped: boolean }

/** Positions of the offers `shown` on a page, in order, out of `total` that pass the filters. */
export type Chosen = {
  shown: readonly number[]
  /** If `grouped`, the numbers of matching offers of each car shown. */
  cars: readonly ShownCar[] | null
  total: number
  unfiltered_total: number
  facets: readonly CountedFacets[]
  ranges: Record<RangeKind, CountedSteps>
}

/** `car`: its index in the set. */
export type ShownCar = { car: number; rates: number; suppliers: number }

/**
 * Shown values of a kind, as codes in their `order`; the counts per code are the offers that would match with the
 * value.
 */
export type CountedFacets = Counts & {
  kind: FilterKind
  values: readonly WrittenValue[]
  order: Uint32Array
}

/** The counts of offers within each limit of a range, starting at index `first`. */
export type CountedSteps = Counts & { limits: readonly number[]; first: number }

/**
 * Selects a page of the matching offers and counts the facets. A facet counts the offers matching all *other* kinds, so
 * that it shows what choosing a second value would add.
 */
export function chooseOffers(set: OfferSet, choice: PageChoice): Chosen {
  const selected = selectedCodes(set, choice.filters)
  const passing = matchingOffers(set, choice, selected)
  const ends = choice.grouped ? set.carEnds : set.all
  const shown = pageOf(set, passing, choice)
  return {
    shown,
    cars: choice.grouped ? shown.map((first) => carAt(set, first, passing)) : null,
    total: countGroups(set.all, 0, passing, ALL_CRITERIA, ends),
    unfiltered_total: choice.grouped ? set.carIds.length : set.totals.length,
    facets: facetsOf(set, passing, ends, selected),
    ranges: stepsOf(set, passing, ends),
  }
}

/** Returns the positions on a page: of the matching offers, or of the first of each car. */
function pageOf(
  { orders, carEnds }: OfferSet,
  passing: BitRows,
  { sort, page, page_size, grouped }: PageChoice,
): number[] {
  const rows = grouped ? firstOfGroups(passing, ALL_CRITERIA, carEnds) : passing
  const row = grouped ? 0 : ALL_CRITERIA
  const shown: number[] = []
  let before = (page - 1) * page_size
  for (const position of orders[sort]) {
    if (shown.length === page_size) break
    if (!hasBit(rows, row, position)) continue
    if (before > 0) before -= 1
    else shown.push(position)
  }
  return shown
}

/** Returns the car whose first matching offer is at a position. */
function carAt({ carOf, supplierOf }: OfferSet, first: number, passing: BitRows): ShownCar {
  const car = carOf[first] ?? 0
  const suppliers: number[] = []
  let rates = 0
  for (let at = first; at !== -1 && carOf[at] === car; at = nextBit(passing, ALL_CRITERIA, at + 1)) {
    const supplier = supplierOf[at] ?? 0
    if (!suppliers.includes(supplier)) suppliers.push(supplier)
    rates += 1
  }
  return { car, rates, suppliers: suppliers.length }
}

function facetsOf(
  set: OfferSet,
  passing: BitRows,
  ends: BitRows,
  selected: Uint8Array,
): readonly CountedFacets[] {
  const { values, starts, rows } = set
  const counts = noCounts(values.length)
  const orders = new Uint32Array(values.length)
  return FILTER_KINDS.map((kind, row) => {
    const codes = [starts[row] ?? 0, starts[row + 1] ?? 0] as const
    countRows({ set, rows, span: codes, counted: { rows: passing, row, ends }, into: counts })
    const shown = orderShown(orders.subarray(...codes), values, codes, counts, selected)
    return { kind, values, order: orders.subarray(codes[0], codes[0] + shown), ...counts }
  })
}

function stepsOf(set: OfferSet, passing: BitRows, ends: BitRows): Record<RangeKind, CountedSteps> {
  const { steps } = set.ranges
  const counts = noCounts(RANGE_KINDS.reduce((sum, kind) => sum + steps[kind].limits.length, 0))
  let behind = 0
  return byKind((kind) => {
    const { limits, rows } = steps[kind]
    const first = behind
    behind += limits.length
    countRows({
      set,
      rows,
      span: [0, limits.length],
      counted: { rows: passing, row: CRITERIA.indexOf(kind), ends },
      into: counts,
      shift: first,
    })
    return { limits, first, ...counts }
  })
}

/**
 * Writes codes of a kind into `order`, and returns their number: values with matching offers, and chosen ones without
 * any (so that they can be deselected).
 */
function orderShown(
  order: Uint32Array,
  values: readonly WrittenValue[],
  [first, end]: readonly [number, number],
  { counts }: Counts,
  selected: Uint8Array,
): number {
  // Count and code are packed into one number each, so that they sort without a comparator: highest count first, ties
  // in the order of codes, which is that of labels.
  let shown = 0
  for (let code = first; code < end; code++) {
    const count = counts[code] ?? 0
    if ((count > 0 || selected[code] === 1) && values[code]?.value !== '')
      order[shown++] = (MAX_COUNT - Math.min(count, MAX_COUNT)) * CODES + code
  }
  order.subarray(0, shown).sort()
  for (let at = 0; at < shown; at++) order[at] = (order[at] ?? 0) % CODES
  return shown
}

/** Codes are 16 bits, and so are the counts packed with them. */
const CODES = 65_536
const MAX_COUNT = CODES - 1

/** Count and lowest total of each row; 0 if there are none. */
type Counts = { counts: Uint32Array; froms: Float64Array }

function noCounts(rows: number): Counts {
  return { counts: new Uint32Array(rows), froms: new Float64Array(rows) }
}

type Counting = {
  set: OfferSet
  rows: SpannedRows
  /** The first of the rows to count, and the one after the last. */
  span: readonly [first: number, end: number]
  /** The offers to count: a row of `rows`, where each group is counted once. `ends`: the last offer of each group. */
  counted: { rows: BitRows; row: number; ends: BitRows }
  into: Counts
  /** Offset of an entry from its row. */
  shift?: number
}

/** Counts the intersection of each row of the span with the counted offers. */
function countRows({ set, rows, span: [first, end], counted, into, shift = 0 }: Counting): void {
  const { rows: others, row: other, ends } = counted
  const { counts, froms } = into
  for (let row = first; row < end; row++) {
    const count = countGroups(rows, row, others, other, ends)
    counts[row + shift] = count
    if (count > 0) froms[row + shift] = lowestTotal(set, rows, row, others, other)
  }
}

/**
 * Returns the lowest total in the intersection of two rows. Cars are sorted by their cheapest offers, so no offer of a
 * later car is cheaper than its car's cheapest.
 */
function lowestTotal(
  { totals, carOf, cheapest }: OfferSet,
  { bits, words, spans }: SpannedRows,
  row: number,
  others: BitRows,
  other: number,
): number {
  const behind = spans[2 * row + 1] ?? 0
  let lowest = Infinity
  for (let at = spans[2 * row] ?? 0; at < behind; at++) {
    let both = (bits[row * words + at] ?? 0) & (others.bits[other * words + at] ?? 0)
    for (; both !== 0; both &= both - 1) {
      const position = (at << 5) + lowestOf(both)
      if ((cheapest[carOf[position] ?? 0] ?? 0) >= lowest) return lowest
      lowest = Math.min(lowest, totals[position] ?? 0)
    }
  }
  return lowest
}

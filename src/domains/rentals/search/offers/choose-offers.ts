import { FILTER_KINDS, RANGE_KINDS, type FilterKind, type RangeKind, type Sort } from '../search.contract.ts'
import { countRows, noCounts, type Counts } from './count-offers.ts'
import type { WrittenValue } from './filter-columns.ts'
import { countGroups, firstOfGroups, hasBit, nextBit, type BitRows } from './offer-bits.ts'
import type { OfferSet } from './offer-set.ts'
import { byKind } from './ranges.ts'
import { ALL_CRITERIA, CRITERIA, wantedCodes, matchingOffers, type Narrowing } from './matching-offers.ts'

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
  const wanted = wantedCodes(set, choice.filters)
  const passing = matchingOffers(set, choice, wanted)
  const ends = choice.grouped ? set.carEnds : set.all
  const shown = pageOf(set, passing, choice)
  return {
    shown,
    cars: choice.grouped ? shown.map((first) => carAt(set, first, passing)) : null,
    total: countGroups(set.all, 0, passing, ALL_CRITERIA, ends),
    unfiltered_total: choice.grouped ? set.carIds.length : set.totals.length,
    facets: facetsOf(set, passing, ends, wanted),
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
  wanted: Uint8Array,
): readonly CountedFacets[] {
  const { values, starts, rows } = set
  const counts = noCounts(values.length)
  const orders = new Uint32Array(values.length)
  return FILTER_KINDS.map((kind, row) => {
    const codes = [starts[row] ?? 0, starts[row + 1] ?? 0] as const
    countRows({ set, rows, span: codes, counted: { rows: passing, row, ends }, into: counts })
    const shown = orderShown(orders.subarray(...codes), values, codes, counts, wanted)
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
  wanted: Uint8Array,
): number {
  // Count and code are packed into one number each, so that they sort without a comparator: highest count first, ties
  // in the order of codes, which is that of labels.
  let shown = 0
  for (let code = first; code < end; code++) {
    const count = counts[code] ?? 0
    if ((count > 0 || wanted[code] === 1) && values[code]?.value !== '')
      order[shown++] = (MOST - Math.min(count, MOST)) * CODES + code
  }
  order.subarray(0, shown).sort()
  for (let at = 0; at < shown; at++) order[at] = (order[at] ?? 0) % CODES
  return shown
}

/** Codes are 16 bits, and so are the counts packed with them. */
const CODES = 65_536
const MOST = CODES - 1

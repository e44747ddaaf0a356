import {
  FILTER_KINDS,
  RANGE_KINDS,
  type FilterKind,
  type Filters,
  type RangeKind,
  type Sort,
} from '../search.contract.ts'
import { CODES, KINDS, type WrittenValue } from './filter-columns.ts'
import type { OfferSet } from './offer-set.ts'
import { byKind, NO_STEP, type Limits } from './ranges.ts'

/** `car`: of that car alone; `grouped`: a car at a time, told by its cheapest offer that passes. */
export type PageChoice = {
  filters: Pick<Filters, FilterKind>
  limits: Limits
  sort: Sort
  page: number
  page_size: number
  grouped: boolean
  car?: string | undefined
}

/** The positions of the offers `shown` on a page, in order, of a `total` that pass the filters. */
export type Chosen = {
  shown: readonly number[]
  /** With `grouped`: of each car shown, what else passes. */
  cars: readonly ShownCar[] | null
  total: number
  unfiltered_total: number
  facets: readonly CountedFacets[]
  ranges: Record<RangeKind, CountedSteps>
}

export type ShownCar = { id: string; rates: number; suppliers: number }

/**
 * The values of a kind that are shown, as codes in their `order`; by code, how many would pass with the value, and their
 * lowest total.
 */
export type CountedFacets = Counts & {
  kind: FilterKind
  values: readonly WrittenValue[]
  order: Uint32Array
}

type Counts = { counts: Uint32Array; froms: Float64Array }

/** By step of a range, how many are there and not below, and their lowest total. */
export type CountedSteps = Counts & { limits: readonly number[] }

/**
 * A page of what passes `filters` and `limits`, and the facets. Values of one kind are combined with OR, kinds with AND; a
 * facet counts what passes all the *other* kinds, so that it shows what choosing a second value would add.
 */
export function chooseOffers(set: OfferSet, choice: PageChoice): Chosen {
  const { filters, sort, page, page_size, grouped } = choice
  const failing = failingKinds(set, choice)
  const passing = new Uint32Array(failing.length)
  const isPassing = new Uint16Array(failing.length)
  let offers = 0
  /** By kind: the offers that fail only that kind. */
  const failingOnly = FILTER_KINDS.map((): number[] => [])
  for (let position = 0; position < failing.length; position++) {
    const fails = failing[position] ?? 0
    if (fails === 0) {
      passing[offers++] = position
      isPassing[position] = 1
    } else if ((fails & (fails - 1)) === 0) failingOnly[31 - Math.clz32(fails)]?.push(position)
  }
  const passed = passing.subarray(0, offers)
  const groupOf = grouped ? set.carOf : null
  const counts = countsOf(set, passed, failingOnly, groupOf)
  const rated = grouped ? ratesOf(set, passed) : null
  const shown = pageOf(set.orders[sort], rated ?? isPassing, (page - 1) * page_size, page_size)
  return {
    shown,
    cars: rated && shown.map((position) => carAt(set, position, rated[position] ?? 0, failing)),
    total: grouped ? carsAmong(set, passed) : offers,
    unfiltered_total: grouped ? set.carIds.length : set.totals.length,
    facets: FILTER_KINDS.map((kind, at) => ({ kind, ...facetsOf(set, at, counts, filters[kind]) })),
    ranges: byKind((kind) => stepsOf(set, kind, failing, groupOf)),
  }
}

/** At most `size` of the positions that are to be shown, without the `first` ones. */
function pageOf(order: Uint32Array, isShown: Uint16Array, first: number, size: number): number[] {
  const shown: number[] = []
  let passed = 0
  for (const position of order) {
    if (shown.length === size) break
    if (isShown[position] === 0) continue
    if (passed >= first) shown.push(position)
    passed += 1
  }
  return shown
}

/** At the cheapest passing offer of each car, how many of the car pass; elsewhere 0. */
function ratesOf({ carOf, totals }: OfferSet, passing: Uint32Array): Uint16Array {
  const rates = new Uint16Array(totals.length)
  let first = 0
  for (let at = 0; at < passing.length; at++) {
    if (at === 0 || carOf[passing[at] ?? 0] !== carOf[first]) first = passing[at] ?? 0
    rates[first] = (rates[first] ?? 0) + 1
  }
  return rates
}

function carsAmong({ carOf }: OfferSet, passing: Uint32Array): number {
  let cars = 0
  for (let at = 0; at < passing.length; at++)
    if (at === 0 || carOf[passing[at] ?? 0] !== carOf[passing[at - 1] ?? 0]) cars += 1
  return cars
}

const SUPPLIER_AT = FILTER_KINDS.indexOf('SUPPLIER')

function carAt(
  { carOf, carIds, codes }: OfferSet,
  first: number,
  rates: number,
  failing: Uint32Array,
): ShownCar {
  const car = carOf[first] ?? 0
  const suppliers = new Set<number | undefined>()
  for (let position = first; carOf[position] === car; position++)
    if (failing[position] === 0) suppliers.add(codes[position * KINDS + SUPPLIER_AT])
  return { id: carIds[car] ?? '', rates, suppliers: suppliers.size }
}

/** What no kind's choice lets pass: an offer of another car than the one asked for. */
const OTHER_CAR = 2 ** 31 + 2 ** 30

/** A bit mask per offer, with a bit for each kind of filter and range that it fails. */
function failingKinds(set: OfferSet, { filters, limits, car }: PageChoice): Uint32Array {
  const failing = new Uint32Array(set.totals.length)
  FILTER_KINDS.forEach((kind, at) => {
    const wanted = filters[kind]
    if (!wanted?.length) return
    const { values, starts, codes } = set
    const bits = new Uint32Array(values.length)
    for (let code = starts[at] ?? 0; code < (starts[at + 1] ?? 0); code++)
      if (!wanted.includes(values[code]?.value ?? '')) bits[code] = 1 << at
    for (let position = 0; position < failing.length; position++)
      failing[position] = (failing[position] ?? 0) | (bits[codes[position * KINDS + at] ?? 0] ?? 0)
  })
  RANGE_KINDS.forEach((kind) => {
    const { min = -Infinity, max = Infinity } = limits[kind] ?? {}
    if (min === -Infinity && max === Infinity) return
    const measures = set.ranges.measures[kind]
    for (let position = 0; position < failing.length; position++) {
      const measure = measures[position] ?? Number.NaN
      if (!(measure >= min && measure <= max)) failing[position] = (failing[position] ?? 0) | bitOf(kind)
    }
  })
  if (car !== undefined) {
    const wanted = set.carIds.indexOf(car)
    for (let position = 0; position < failing.length; position++)
      if (set.carOf[position] !== wanted) failing[position] = OTHER_CAR
  }
  return failing
}

function bitOf(kind: RangeKind): number {
  return 1 << (KINDS + RANGE_KINDS.indexOf(kind))
}

/**
 * By code, how many offers pass with the value, and their lowest total; `failingOnly`: those that fail one kind alone. With
 * `groupOf` the offers of one group, which follow one another, are counted once for each value.
 */
function countsOf(
  { values, codes, totals }: OfferSet,
  passing: Uint32Array,
  failingOnly: readonly (readonly number[])[],
  groupOf: Uint32Array | null,
): Counts {
  const counts = new Uint32Array(values.length)
  const froms = new Float64Array(values.length)
  /** By code, the last group that was counted, from 1. */
  const counted = new Uint32Array(values.length)
  const groupAt = (position: number) => (groupOf ? (groupOf[position] ?? 0) : position) + 1
  const count = (code: number, total: number, group: number) => {
    const before = counts[code] ?? 0
    if (before === 0 || total < (froms[code] ?? 0)) froms[code] = total
    if (counted[code] === group) return
    counted[code] = group
    counts[code] = before + 1
  }
  for (let at = 0; at < passing.length; at++) {
    const position = passing[at] ?? 0
    const total = totals[position] ?? 0
    const group = groupAt(position)
    const row = position * KINDS
    for (let cell = row; cell < row + KINDS; cell++) count(codes[cell] ?? 0, total, group)
  }
  failingOnly.forEach((failing, kind) => {
    // What passes has other values of this kind than what fails it.
    for (const position of failing)
      count(codes[position * KINDS + kind] ?? 0, totals[position] ?? 0, groupAt(position))
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

/** Codes are 16 bits, and so are the counts beside them. */
const MOST = CODES - 1

/** How many of what passes all other kinds are at each step, a group at the first step that one of its offers reaches. */
function stepsOf(
  { ranges, totals }: OfferSet,
  kind: RangeKind,
  failing: Uint32Array,
  groupOf: Uint32Array | null,
): CountedSteps {
  const limits = ranges.steps[kind]
  const stepOf = ranges.stepOf[kind]
  const counts = new Uint32Array(limits.length)
  const froms = new Float64Array(limits.length).fill(Infinity)
  const others = ~bitOf(kind)
  let group = -1
  let lowest = NO_STEP
  for (let position = 0; position < failing.length; position++) {
    if (((failing[position] ?? 0) & others) !== 0) continue
    const step = stepOf[position] ?? NO_STEP
    const its = groupOf ? (groupOf[position] ?? 0) : position
    if (its !== group) {
      if (lowest !== NO_STEP) counts[lowest] = (counts[lowest] ?? 0) + 1
      group = its
      lowest = NO_STEP
    }
    if (step < lowest) lowest = step
    if (step !== NO_STEP) froms[step] = Math.min(froms[step] ?? Infinity, totals[position] ?? 0)
  }
  if (lowest !== NO_STEP) counts[lowest] = (counts[lowest] ?? 0) + 1
  return { limits, counts, froms }
}

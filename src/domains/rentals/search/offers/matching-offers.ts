import { FILTER_KINDS, RANGE_KINDS, type FilterKind, type Filters } from '../search.contract.ts'
import { currentCarId } from './car-id.contract.ts'
import { filterValue } from './filter-columns.ts'
import { addRow, emptyRows, fillBetween, rowWhere, type BitRows } from './offer-bits.ts'
import type { OfferSet } from './offer-set.ts'
import type { Limits } from './ranges.ts'

/** `car`: restricts to this car. */
export type Narrowing = {
  filters: Pick<Filters, FilterKind>
  limits: Limits
  car?: string | undefined
}

/** Criteria of a set, each with a row of `matchingOffers`. */
export const CRITERIA = [...FILTER_KINDS, ...RANGE_KINDS] as const

/** Index of one more row, for the offers that match all criteria. */
export const ALL_CRITERIA = CRITERIA.length

/** Returns, by code, 1 for the values that the filters choose. */
export function selectedCodes({ values, codeOf }: OfferSet, filters: Narrowing['filters']): Uint8Array {
  const selected = new Uint8Array(values.length)
  FILTER_KINDS.forEach((kind, at) => {
    for (const value of filters[kind] ?? []) {
      const code = codeOf[at]?.get(filterValue(kind, value))
      if (code !== undefined) selected[code] = 1
    }
  })
  return selected
}

/**
 * Returns a row per criterion with the offers that match all *others*, and a row with those that match all. Values of
 * one kind are combined with OR.
 */
export function matchingOffers(
  set: OfferSet,
  { filters, limits, car }: Narrowing,
  selected: Uint8Array,
): BitRows {
  const rows = emptyRows(CRITERIA.length + 1, set.all.words)
  FILTER_KINDS.forEach((kind, row) => {
    if (!filters[kind]?.length) return addRow(rows, row, set.all, 0)
    const end = set.starts[row + 1] ?? 0
    for (let code = set.starts[row] ?? 0; code < end; code++)
      if (selected[code] === 1) addRow(rows, row, set.rows, code)
  })
  RANGE_KINDS.forEach((kind, at) => {
    const row = FILTER_KINDS.length + at
    const { min = -Infinity, max = Infinity } = limits[kind] ?? {}
    if (min === -Infinity && max === Infinity) addRow(rows, row, set.all, 0)
    else fillBetween(rows, row, set.ranges.measures[kind], min, max)
  })
  addRow(rows, ALL_CRITERIA, car === undefined ? set.all : offersOfCar(set, car), 0)
  combine(rows)
  return rows
}

function offersOfCar({ carIds, carOf }: OfferSet, id: string): BitRows {
  const car = carIds.indexOf(currentCarId(id))
  return rowWhere(carOf.length, (position) => carOf[position] === car)
}

/**
 * Combines the rows of single criteria, with all offers in the last row: each then has the offers matching all other
 * criteria, and the last row those matching all.
 */
function combine({ bits, words }: BitRows): void {
  for (let word = 0; word < words; word++) {
    const last = ALL_CRITERIA * words + word
    let passing = bits[last] ?? 0
    let failingOne = 0
    for (let at = word; at < last; at += words) {
      const its = bits[at] ?? 0
      failingOne = (failingOne & its) | (passing & ~its)
      passing &= its
    }
    for (let at = word; at < last; at += words) bits[at] = passing | (failingOne & ~(bits[at] ?? 0))
    bits[last] = passing
  }
}

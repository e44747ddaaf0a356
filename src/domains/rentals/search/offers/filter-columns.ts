import { catalogueName } from '#kernel/car-name.ts'
import type { Language } from '#kernel/locale.ts'
import { copyStrings } from '#kernel/copy-strings.ts'
import { cancellationRule } from '../cancellation-rule.contract.ts'
import { FILTER_KINDS, type FilterKind, type Offer } from '../search.contract.ts'
import { facetLabel } from './facet-labels.ts'
import { emptyRows, setBit, withSpans, wordsFor, type SpannedRows } from './offer-bits.ts'

/** The values of every filter kind, by code, with a row of the offers that have each. */
export type FilterColumns = {
  values: readonly WrittenValue[]
  /** First code of each kind, in the order of `FILTER_KINDS`, and the end of the last one. */
  starts: readonly number[]
  /** Codes of the values of each kind. */
  codeOf: readonly ReadonlyMap<string, number>[]
  rows: SpannedRows
}

export type FacetValue = { value: string; label: string }

/** `json`: the start of the value's object in a reply, with the value and its label in the reader's language. */
export type WrittenValue = { value: string; json: string }

/** Returns an offer's value of each filter kind; null for an unknown number of seats. */
export const VALUE_OF: Record<FilterKind, (offer: Offer) => FacetValue | null> = {
  TRANSMISSION: ({ vehicle }) => plain(vehicle.transmission),
  FUEL: ({ vehicle }) => plain(vehicle.fuel),
  SUPPLIER: ({ supplier }) => ({ value: supplier.code, label: supplier.name }),
  SEATS: ({ vehicle }) => (vehicle.seats === null ? null : plain(String(vehicle.seats))),
  MILEAGE: ({ mileage }) => plain(mileage.unlimited ? 'unlimited' : 'limited'),
  CATEGORY: ({ vehicle }) => plain(vehicle.category),
  BODY_TYPE: ({ vehicle }) => plain(vehicle.body_type),
  CAR_MODEL: ({ vehicle }) => plain(vehicle.name),
  // Includes the supplier, because several suppliers name their desks after the airport.
  GARAGE: ({ pickup, supplier }) => ({ value: pickup.id, label: `${pickup.name} · ${supplier.name}` }),
  CANCELLATION: ({ cancellation }) => plain(cancellationRule(cancellation).kind),
  FUEL_POLICY: ({ fuel_policy }) => plain(fuel_policy),
  PAYMENT: ({ payment }) => plain(payment.timing),
  DESK: ({ pickup }) => plain(pickup.desk),
}

/** Normalises a requested filter value: URLs and alerts may contain the spellings of earlier releases. */
export function filterValue(kind: FilterKind, value: string): string {
  return kind === 'CAR_MODEL' ? catalogueName(value) : value
}

function plain(value: string): FacetValue {
  return { value, label: value }
}

export function filterColumns(offers: readonly Offer[], language: Language): FilterColumns {
  const found = FILTER_KINDS.map((kind) => offers.map((offer) => VALUE_OF[kind](offer) ?? NONE))
  const written = FILTER_KINDS.map((kind, at) => valuesOf(kind, found[at] ?? [], language))
  const values = written.flat()
  let first = 0
  const starts = [0, ...written.map(({ length }) => (first += length))]
  const codeOf = written.map(
    (its, at) => new Map(its.map(({ value }, code) => [value, (starts[at] ?? 0) + code])),
  )
  const rows = emptyRows(values.length, wordsFor(offers.length))
  found.forEach((column, at) =>
    column.forEach(({ value }, position) => setBit(rows, codeOf[at]?.get(value) ?? 0, position)),
  )
  return { values, starts, codeOf, rows: withSpans(rows) }
}

const NONE: FacetValue = { value: '', label: '' }

/** Lists a kind's values, sorted by label. */
function valuesOf(kind: FilterKind, found: readonly FacetValue[], language: Language): WrittenValue[] {
  const labels = new Map<string, string>()
  for (const value of found)
    if (!labels.has(value.value)) labels.set(value.value, facetLabel(kind, value, language))
  const inOrder = [...labels].toSorted(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0))
  // Copied, because a set outlives the supplier responses they were parsed from.
  return copyStrings(inOrder).map(([value, label]) => ({
    value,
    json: JSON.stringify({ value, label }).slice(0, -1),
  }))
}

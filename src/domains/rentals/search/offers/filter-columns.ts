import type { Language } from '#kernel/locale.ts'
import { ownStrings } from '#kernel/own-strings.ts'
import { cancellationRule } from '../cancellation-rule.contract.ts'
import { FILTER_KINDS, type FilterKind, type Offer } from '../search.contract.ts'
import { facetLabel } from './facet-labels.ts'

/** An offer's value for each filter kind, as a row of codes: indices into `values`. */
export type FilterColumns = {
  values: readonly WrittenValue[]
  /** Where the values of each kind begin, in the order of `FILTER_KINDS`, and where those of the last one end. */
  starts: readonly number[]
  /** Rows of `KINDS` codes, one for each offer. */
  codes: Uint16Array
}

export type FacetValue = { value: string; label: string }

/** `json` starts the value's object in a reply: the value and its label in the reader's language. */
export type WrittenValue = { value: string; json: string }

export const KINDS = FILTER_KINDS.length

/** Exceeds the codes of all kinds. */
export const CODES = 65_536

/** An offer's value for each filter kind; an unknown number of seats has none. */
export const VALUE_OF: Record<FilterKind, (offer: Offer) => FacetValue | null> = {
  TRANSMISSION: ({ vehicle }) => plain(vehicle.transmission),
  FUEL: ({ vehicle }) => plain(vehicle.fuel),
  SUPPLIER: ({ supplier }) => ({ value: supplier.code, label: supplier.name }),
  SEATS: ({ vehicle }) => (vehicle.seats === null ? null : plain(String(vehicle.seats))),
  MILEAGE: ({ mileage }) => plain(mileage.unlimited ? 'unlimited' : 'limited'),
  CATEGORY: ({ vehicle }) => plain(vehicle.category),
  BODY_TYPE: ({ vehicle }) => plain(vehicle.body_type),
  CAR_MODEL: ({ vehicle }) => plain(vehicle.name),
  // Several suppliers give their desks the name of the airport.
  GARAGE: ({ pickup, supplier }) => ({ value: pickup.id, label: `${pickup.name} · ${supplier.name}` }),
  CANCELLATION: ({ cancellation }) => plain(cancellationRule(cancellation).kind),
  FUEL_POLICY: ({ fuel_policy }) => plain(fuel_policy),
  PAYMENT: ({ payment }) => plain(payment.timing),
  DESK: ({ pickup }) => plain(pickup.desk),
}

function plain(value: string): FacetValue {
  return { value, label: value }
}

export function filterColumns(offers: readonly Offer[], language: Language): FilterColumns {
  const columns = FILTER_KINDS.map((kind) => columnOf(kind, offers, language))
  let first = 0
  const starts = [0, ...columns.map(({ values }) => (first += values.length))]
  const codes = new Uint16Array(offers.length * KINDS)
  columns.forEach((column, at) =>
    column.codes.forEach((code, position) => {
      codes[position * KINDS + at] = (starts[at] ?? 0) + code
    }),
  )
  return { values: columns.flatMap(({ values }) => values), starts, codes }
}

/** A kind's values in the order of their labels, and each offer's index into them. */
function columnOf(
  kind: FilterKind,
  offers: readonly Offer[],
  language: Language,
): { values: WrittenValue[]; codes: readonly number[] } {
  const found = offers.map((offer) => VALUE_OF[kind](offer) ?? { value: '', label: '' })
  const labels = new Map<string, string>()
  for (const value of found)
    if (!labels.has(value.value)) labels.set(value.value, facetLabel(kind, value, language))
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

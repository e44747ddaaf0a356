import type { Language } from '#kernel/locale.ts'
import { term, type TermArea } from '#domains/translations/public.ts'
import type { FilterKind } from '../search.contract.ts'

/** Kinds whose values are translated trade terms. All others are names or numbers, the same in every language. */
const TERMS: Partial<Record<FilterKind, TermArea>> = {
  TRANSMISSION: 'transmission',
  FUEL: 'fuel',
  MILEAGE: 'mileage',
  CATEGORY: 'category',
  BODY_TYPE: 'body_type',
  FUEL_POLICY: 'fuel_policy',
  DESK: 'desk',
  CANCELLATION: 'cancelling_kind',
  PAYMENT: 'timing',
}

export function facetLabel(
  kind: FilterKind,
  value: { value: string; label: string },
  language: Language,
): string {
  const area = TERMS[kind]
  return area ? term(area, value.value, language) : value.label
}

import { FILTER_KINDS, SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import type { FilterKind, Filters, Sort } from '#domains/rentals/search/search.contract.ts'
import { searchUrl } from '#web/rentals/search-form/search-url.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'

/** The traveller's choices for the results. */
export type Choice = { filters: Filters; sort: Sort; page: number }

export const PAGE_SIZE = 20

/** Parses the filters, sort and page of an address; ignores what is invalid. */
export function readChoice(query: URLSearchParams): Choice {
  const filters: Filters = {}
  for (const kind of FILTER_KINDS) {
    const values = [...new Set(query.getAll(kind).map((value) => value.trim()))].filter(
      (value) => value !== '' && value.length <= 80,
    )
    if (values.length > 0) filters[kind] = values.slice(0, 50)
  }
  if (query.get('NEARBY_GARAGES') === 'true') filters.NEARBY_GARAGES = true
  const page = Number(query.get('page') ?? 1)
  return {
    filters,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'recommended',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a search with its choices; defaults are omitted. */
export function resultsUrl(criteria: SearchCriteria, choice: Choice): string {
  const query = new URLSearchParams()
  for (const kind of FILTER_KINDS) for (const value of choice.filters[kind] ?? []) query.append(kind, value)
  if (choice.filters.NEARBY_GARAGES) query.set('NEARBY_GARAGES', 'true')
  if (choice.sort !== 'recommended') query.set('sort', choice.sort)
  if (choice.page > 1) query.set('page', String(choice.page))
  return searchUrl(criteria) + (query.size > 0 ? `&${query}` : '')
}

/** The address of the search form with these criteria, to change them. */
export function editAddress(criteria: SearchCriteria): string {
  return `${searchUrl(criteria)}&${EDIT}=true`
}

/** Whether an address asks for the form rather than for cars. */
export function asksForForm(query: URLSearchParams): boolean {
  return query.get(EDIT) === 'true'
}

const EDIT = 'edit'

/** The criteria as the fields of a form. */
export function criteriaFields(criteria: SearchCriteria): [name: string, value: string][] {
  return [...new URLSearchParams(searchUrl(criteria).split('?')[1])]
}

/** Toggles one value of a filter; back to page 1. */
export function toggleFilter(choice: Choice, kind: FilterKind, value: string): Choice {
  const chosen = choice.filters[kind] ?? []
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  const { [kind]: _, ...others } = choice.filters
  return { ...choice, filters: next.length > 0 ? { ...others, [kind]: next } : others, page: 1 }
}

export function withNearbyGarages(choice: Choice, on: boolean): Choice {
  const { NEARBY_GARAGES: _, ...others } = choice.filters
  return { ...choice, filters: on ? { ...others, NEARBY_GARAGES: true } : others, page: 1 }
}

/** The choice without filters; NEARBY_GARAGES, which widens the search, stays. */
export function withoutFilters(choice: Choice): Choice {
  return { ...choice, filters: choice.filters.NEARBY_GARAGES ? { NEARBY_GARAGES: true } : {}, page: 1 }
}

export type ChosenFilter = { kind: FilterKind; value: string }

export function chosenFilters({ filters }: Choice): ChosenFilter[] {
  return FILTER_KINDS.flatMap((kind) => (filters[kind] ?? []).map((value) => ({ kind, value })))
}

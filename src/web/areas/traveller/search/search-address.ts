import { filterQuery } from '#domains/rentals/search/filter-query.contract.ts'
import { FILTER_KINDS, RANGE_KINDS, SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import type { RangeKind } from '#domains/rentals/search/search-choice.contract.ts'
import type { FilterKind, Filters, Sort } from '#domains/rentals/search/search.contract.ts'
import { searchUrl } from '#web/rentals/search-form/search-url.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { readRanges, type Ranges } from './range-address.ts'

/** The traveller's choices for the results; with `car`, all rates of that car instead of cars. */
export type Choice = { filters: Filters; sort: Sort; page: number; car?: string; view?: 'map' }

export const PAGE_SIZE = 20

/** Id of the form of the filters, which buttons elsewhere on the page submit before hydration. */
export const FILTERS_FORM = 'filters'

const USUAL_SORT = 'recommended'

/** Max length of a car's id. */
const LONGEST_CAR = 300

/** Parses the filters, sort and page of an address; ignores what is invalid. */
export function readChoice(query: URLSearchParams): Choice {
  const filters: Filters = {}
  for (const kind of FILTER_KINDS) {
    const values = [...new Set(query.getAll(kind).map((value) => value.trim()))].filter(
      (value) => value !== '' && value.length <= 80,
    )
    if (values.length > 0) filters[kind] = values.slice(0, 50)
  }
  Object.assign(filters, readRanges(query))
  if (query.get('NEARBY_GARAGES') === 'true') filters.NEARBY_GARAGES = true
  const car = query.get('car') ?? ''
  const sorts = query.getAll('sort')
  const page = Number(query.get('page') ?? 1)
  return {
    filters,
    // A form sends the order of its list in addition to the one whose button was pressed.
    sort: SORTS.find((sort) => sort !== USUAL_SORT && sorts.includes(sort)) ?? USUAL_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...(car !== '' && car.length <= LONGEST_CAR && { car }),
    ...(query.get('view') === 'map' && { view: 'map' as const }),
  }
}

/** Returns the address of a search with its choices; defaults are omitted. */
export function resultsUrl(criteria: SearchCriteria, choice: Choice): string {
  const query = filterQuery(choice.filters)
  if (choice.car !== undefined) query.set('car', choice.car)
  if (choice.sort !== USUAL_SORT) query.set('sort', choice.sort)
  if (choice.page > 1) query.set('page', String(choice.page))
  if (choice.view) query.set('view', choice.view)
  return searchUrl(criteria) + (query.size > 0 ? `&${query}` : '')
}

/** Returns the address of the search form with these criteria, to change them. */
export function editAddress(criteria: SearchCriteria): string {
  return `${searchUrl(criteria)}&${EDIT}=true`
}

/** Returns true if a URL requests the form rather than cars. */
export function isFormRequested(query: URLSearchParams): boolean {
  return query.get(EDIT) === 'true'
}

const EDIT = 'edit'

/** Returns the criteria as the fields of a form. */
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

/** Returns the choice without filters; NEARBY_GARAGES, which widens the search, stays. */
export function withoutFilters(choice: Choice): Choice {
  return { ...choice, filters: choice.filters.NEARBY_GARAGES ? { NEARBY_GARAGES: true } : {}, page: 1 }
}

/** Replaces the limits of a kind; undefined removes them. Goes back to page 1. */
export function withRange(choice: Choice, kind: RangeKind, range: Ranges[RangeKind] | undefined): Choice {
  const { [kind]: _, ...others } = choice.filters
  return { ...choice, filters: range ? { ...others, [kind]: range } : others, page: 1 }
}

export type ChosenFilter = { kind: FilterKind; value: string } | { kind: RangeKind; value: null }

/** Returns the filters of a choice: each value of a kind, then each limit. */
export function chosenFilters({ filters }: Choice): ChosenFilter[] {
  return [
    ...FILTER_KINDS.flatMap((kind) => (filters[kind] ?? []).map((value) => ({ kind, value }))),
    ...RANGE_KINDS.filter((kind) => filters[kind]).map((kind) => ({ kind, value: null })),
  ]
}

/** Returns the choice without one of its filters. */
export function withoutFilter(choice: Choice, { kind, value }: ChosenFilter): Choice {
  return value === null ? withRange(choice, kind, undefined) : toggleFilter(choice, kind, value)
}

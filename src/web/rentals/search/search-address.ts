import { DateField, TimeField } from '#kernel/contract.ts'
import { LocationIdField } from '#domains/rentals/locations/location.contract.ts'
import { FILTER_KINDS, SORTS } from '#domains/rentals/search/search.contract.ts'
import type { FilterKind, Filters, Sort } from '#domains/rentals/search/search.contract.ts'

/** Where, when and who: what the search form asks. Names are those of the API's query. */
export type Criteria = {
  pickup_id: string
  dropoff_id?: string
  pickup_date: string
  pickup_time: string
  dropoff_date: string
  dropoff_time: string
  driver_age: number
  residence?: string
  with_credit_card: 'true' | 'false'
}

/** What the traveller chose of the results. */
export type Choice = { filters: Filters; sort: Sort; page: number }

export const PAGE_SIZE = 20

/** Reads the criteria of an address; null when it does not say where and when. */
export function readCriteria(query: URLSearchParams): Criteria | null {
  const pickUp = LocationIdField.safeParse(query.get('pickup_id'))
  const dropOff = LocationIdField.safeParse(query.get('dropoff_id'))
  const pickUpDate = DateField.safeParse(query.get('pickup_date'))
  const dropOffDate = DateField.safeParse(query.get('dropoff_date'))
  const pickUpTime = TimeField.safeParse(query.get('pickup_time') ?? '10:00')
  const dropOffTime = TimeField.safeParse(query.get('dropoff_time') ?? '10:00')
  if (!pickUp.success || !pickUpDate.success || !dropOffDate.success || !pickUpTime.success || !dropOffTime.success)
    return null
  const age = Number(query.get('driver_age') ?? 30)
  const residence = query.get('residence') ?? ''
  return {
    pickup_id: pickUp.data,
    ...(dropOff.success && dropOff.data !== pickUp.data && { dropoff_id: dropOff.data }),
    pickup_date: pickUpDate.data,
    pickup_time: pickUpTime.data,
    dropoff_date: dropOffDate.data,
    dropoff_time: dropOffTime.data,
    driver_age: Number.isInteger(age) && age >= 18 && age <= 99 ? age : 30,
    ...(/^[A-Z]{2}$/.test(residence) && { residence }),
    with_credit_card: query.get('with_credit_card') === 'false' ? 'false' : 'true',
  }
}

/** Reads filters, sort and page of an address; what it does not understand it leaves out. */
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

/** The address of a search, without what is at its default; reading it gives the same search again. */
export function searchQuery(criteria: Criteria, choice: Choice): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of criteriaFields(criteria)) query.set(name, value)
  for (const kind of FILTER_KINDS) for (const value of choice.filters[kind] ?? []) query.append(kind, value)
  if (choice.filters.NEARBY_GARAGES) query.set('NEARBY_GARAGES', 'true')
  if (choice.sort !== 'recommended') query.set('sort', choice.sort)
  if (choice.page > 1) query.set('page', String(choice.page))
  return query
}

/** The criteria as the fields of a form. */
export function criteriaFields(criteria: Criteria): [name: string, value: string][] {
  return Object.entries(criteria).map(([name, value]) => [name, String(value)])
}

/** The choice with one value of a filter put on or taken off; back to page 1. */
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

/** The choice without filters; NEARBY_GARAGES, which widens, stays. */
export function withoutFilters(choice: Choice): Choice {
  return { ...choice, filters: choice.filters.NEARBY_GARAGES ? { NEARBY_GARAGES: true } : {}, page: 1 }
}

export type ChosenFilter = { kind: FilterKind; value: string }

export function chosenFilters({ filters }: Choice): ChosenFilter[] {
  return FILTER_KINDS.flatMap((kind) => (filters[kind] ?? []).map((value) => ({ kind, value })))
}

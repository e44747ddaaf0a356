import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { addDays, isDay } from '#kernel/days.ts'
import { isTime, MAX_DAYS_AHEAD, validAge, type SearchCriteria } from './search-url.ts'

export type SearchField = 'pickup' | 'dropoff' | 'pickup_date' | 'dropoff_date' | 'driver_age'

/** A key of the form's messages; `input`: the invalid value, which the message quotes. */
export type SearchFault = string | { fault: 'date_impossible' | 'time_impossible'; input: string }

/** Validation errors by field; in the order of the form. */
export type SearchFaults<Fault extends SearchFault = SearchFault> = Partial<Record<SearchField, Fault>>

export const FIELD_ORDER: readonly SearchField[] = [
  'pickup',
  'dropoff',
  'pickup_date',
  'dropoff_date',
  'driver_age',
]

/** Returns the errors that prevent a search; `elsewhere`: the drop-off place differs. */
export function searchFaults(
  search: SearchCriteria,
  elsewhere: boolean,
  today: string,
): SearchFaults<string> {
  const { pickup_date: from, dropoff_date: until } = search
  const faults: SearchFaults<string> = {}
  if (search.pickup_id === '') faults.pickup = 'pickup_required'
  if (elsewhere && !search.dropoff_id) faults.dropoff = 'dropoff_required'
  // A traveller west of the server may still be on the day before.
  if (!isDay(from) || from < addDays(today, -1)) faults.pickup_date = 'date_past'
  else if (from > addDays(today, MAX_DAYS_AHEAD)) faults.pickup_date = 'date_far'
  if (!isDay(until) || until < from) faults.dropoff_date = 'dropoff_before'
  else if (until === from && search.dropoff_time <= search.pickup_time) faults.dropoff_date = 'dropoff_before'
  else if (isLongerThan(LONGEST_RENTAL_DAYS, search)) faults.dropoff_date = 'too_long'
  if (!validAge(search.driver_age)) faults.driver_age = 'age'
  return faults
}

/**
 * Days and times of a query that no calendar or clock has, such as 2027-02-29: rejected by name, where `readSearchUrl`
 * would put the usual ones in their place.
 */
export function impossibleTimes(query: URLSearchParams): SearchFaults {
  const faults: SearchFaults = {}
  for (const end of ['pickup', 'dropoff'] as const) {
    const day = query.get(`${end}_date`)?.trim() ?? ''
    const time = query.get(`${end}_time`)?.trim() ?? ''
    if (time !== '' && !isTime(time))
      faults[`${end}_date`] = { fault: 'time_impossible', input: shortened(time) }
    if (day !== '' && !isDay(day)) faults[`${end}_date`] = { fault: 'date_impossible', input: shortened(day) }
  }
  return faults
}

/** Validates a search from its form or its URL. */
export function faultsOfQuery(
  search: SearchCriteria,
  { query, elsewhere, today }: { query: URLSearchParams; elsewhere: boolean; today: string },
): SearchFaults {
  const impossible = impossibleTimes(query)
  const { dropoff_date, ...faults } = searchFaults(search, elsewhere, today)
  return {
    ...faults,
    // If the pick-up is impossible, the drop-off was compared with the default pick-up.
    ...(dropoff_date !== undefined && !impossible.pickup_date && { dropoff_date }),
    ...impossible,
  }
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}

function isLongerThan(days: number, search: SearchCriteria): boolean {
  const last = addDays(search.pickup_date, days)
  return (
    search.dropoff_date > last || (search.dropoff_date === last && search.dropoff_time > search.pickup_time)
  )
}

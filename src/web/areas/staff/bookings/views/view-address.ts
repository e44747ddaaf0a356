import type { BookingView } from '#domains/rentals/staff/views/booking-view.contract.ts'

const NAMES = ['status', 'from', 'to', 'waiting'] as const

type Filter = BookingView['filter']

/** Returns the filters of a query that a view saves: neither the search text nor the page. */
export function filterOf(query: Filter): Filter {
  return Object.fromEntries(
    NAMES.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  ) as Filter
}

/** Returns the address of the list with these filters. */
export function addressOfView(filter: Filter): string {
  const query = new URLSearchParams(filterOf(filter) as Record<string, string>).toString()
  return query === '' ? '/staff/bookings' : `/staff/bookings?${query}`
}

import type { BookingView } from '#domains/rentals/staff/views/booking-view.contract.ts'

const NAMES = ['status', 'from', 'to', 'waiting'] as const

type Filter = BookingView['filter']

/** Of what an address asks for, what a view keeps: not what is searched for, nor how far one has paged. */
export function filterOf(asked: Filter): Filter {
  return Object.fromEntries(
    NAMES.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  ) as Filter
}

/** Where the list is filtered so. */
export function addressOfView(filter: Filter): string {
  const query = new URLSearchParams(filterOf(filter) as Record<string, string>).toString()
  return query === '' ? '/staff/bookings' : `/staff/bookings?${query}`
}

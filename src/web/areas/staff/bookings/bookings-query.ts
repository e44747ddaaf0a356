import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import { isDay } from '#kernel/days.ts'
import { afterIn } from '../frame/after-in.ts'

/** The page of bookings that an address asks for; what it says wrongly counts as not said. */
export function bookingsQuery(address: URLSearchParams) {
  const status = BOOKING_STATUSES.find((one) => one === address.get('status'))
  const search = address.get('search')?.trim()
  const [from, to] = ['from', 'to'].map((name) => address.get(name) ?? '')
  return {
    ...(status && { status }),
    ...(search && { search }),
    ...(isDay(from ?? '') && { from }),
    ...(isDay(to ?? '') && { to }),
    ...(address.get('waiting') === 'true' && { waiting: 'true' as const }),
    ...afterIn(address),
  }
}

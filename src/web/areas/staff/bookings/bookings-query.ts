import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import { isDay } from '#kernel/days.ts'
import { inAddress } from '../frame/in-address.ts'

/** The page of bookings that an address asks for. */
export function bookingsQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    ...said.oneOf('status', BOOKING_STATUSES),
    ...said.search(100),
    ...said.fitting('from', isDay),
    ...said.fitting('to', isDay),
    ...said.oneOf('waiting', ['true']),
    ...said.after(),
  }
}

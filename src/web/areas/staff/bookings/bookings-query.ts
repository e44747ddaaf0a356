import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import { isDay } from '#kernel/days.ts'
import { inAddress } from '../frame/in-address.ts'

/** Parses the bookings query from an address. */
export function bookingsQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    ...params.oneOf('status', BOOKING_STATUSES),
    ...params.search(100),
    ...params.fitting('from', isDay),
    ...params.fitting('to', isDay),
    ...params.oneOf('waiting', ['true']),
    ...params.after(),
  }
}

import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { groupOf, type BookingGroup } from '#web/rentals/booking-status.ts'

export const GROUPS = ['upcoming', 'past', 'cancelled'] as const satisfies readonly BookingGroup[]

/** Returns the group named in an address. */
export function groupShown(query: URLSearchParams): BookingGroup {
  return GROUPS.find((group) => group === query.get('show')) ?? 'upcoming'
}

/**
 * Returns a booking's group in the account: as elsewhere, but a cart that can still be paid is among the
 * upcoming ones.
 */
export function groupOfBooking(booking: Pick<Booking, 'status' | 'can'>): BookingGroup | null {
  return booking.status === 'cart' && booking.can.pay ? 'upcoming' : groupOf(booking)
}

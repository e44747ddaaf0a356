import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { groupOf, type BookingGroup } from '#web/rentals/booking-status.ts'

export const GROUPS = ['upcoming', 'past', 'cancelled'] as const satisfies readonly BookingGroup[]

/** The group an address asks for. */
export function groupShown(query: URLSearchParams): BookingGroup {
  return GROUPS.find((group) => group === query.get('show')) ?? 'upcoming'
}

/** Where a booking stands in the account: as elsewhere, and a cart that can still be paid among those to come. */
export function groupOfBooking(booking: Pick<Booking, 'status' | 'can'>): BookingGroup | null {
  return booking.status === 'cart' && booking.can.pay ? 'upcoming' : groupOf(booking)
}

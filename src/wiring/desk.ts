import { deskBookingRoutes } from '#domains/rentals/desk/desk-booking.routes.ts'
import { deskReads } from '#domains/rentals/desk/desk-booking.store.ts'
import { readDeskBooking } from '#domains/rentals/desk/read-desk-booking.usecase.ts'
import type { Locations } from './locations.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff see of bookings and do with them. */
export function wireDesk(
  { db, bookings, clock, rateLimit }: Shared,
  { places }: Locations,
  { requireStaff, staffWrite }: Staff,
) {
  const reads = deskReads(db)
  return {
    api: [
      deskBookingRoutes({
        reads,
        readDeskBooking: readDeskBooking({ bookings, reads, places, staffWrite, clock }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}

import { staffBookingRoutes } from '#domains/rentals/staff/staff-booking.routes.ts'
import { staffBookingReads } from '#domains/rentals/staff/staff-booking.store.ts'
import { readStaffBooking } from '#domains/rentals/staff/read-staff-booking.usecase.ts'
import type { Locations } from './locations.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff see of bookings and do with them. */
export function wireStaffBookings(
  { db, bookings, clock, rateLimit }: Shared,
  { places }: Locations,
  { requireStaff, noteLook }: Staff,
) {
  const reads = staffBookingReads(db)
  return {
    api: [
      staffBookingRoutes({
        reads,
        readStaffBooking: readStaffBooking({ bookings, reads, places, noteLook, clock }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}

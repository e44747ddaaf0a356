import { staffBookingRoutes } from '#domains/rentals/staff/staff-booking.routes.ts'
import { staffBookingReads } from '#domains/rentals/staff/staff-booking.store.ts'
import { readStaffBooking } from '#domains/rentals/staff/read-staff-booking.usecase.ts'
import { bookingViewRoutes } from '#domains/rentals/staff/views/booking-view.routes.ts'
import { bookingViewStore } from '#domains/rentals/staff/views/booking-view.store.ts'
import { bookingViews } from '#domains/rentals/staff/views/booking-views.usecase.ts'
import type { Locations } from './locations.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff see of bookings and do with them. */
export function wireStaffBookings(
  { db, bookings, clock, rateLimit }: Shared,
  { places }: Locations,
  { requireStaff, noteLook, staffWrite }: Staff,
) {
  const reads = staffBookingReads(db)
  const views = bookingViews({ views: bookingViewStore(db), reads, staffWrite })
  return {
    api: [
      bookingViewRoutes({ views, requireStaff, rateLimit }),
      staffBookingRoutes({
        reads,
        readStaffBooking: readStaffBooking({ bookings, reads, places, noteLook, clock }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}

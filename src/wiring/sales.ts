import { owingBookings } from '#domains/rentals/bookings/refundable-booking.store.ts'
import { compareBookings } from '#domains/rentals/reconciliation/compare-bookings.service.ts'
import { movedBookingStore } from '#domains/rentals/reconciliation/moved-booking.store.ts'
import { compareTripCards } from '#domains/trips/cards/compare-trip-cards.service.ts'
import { refundableTrips } from '#domains/trips/cards/refundable-trip.store.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

/** Bookings and trips, as payments compare them with other books and pay their travellers back. */
export function wireSales(
  { db, upkeep, clock }: Shared,
  { connectors }: Suppliers,
  payments: Payments,
  { findBooking }: Bookings,
) {
  return {
    comparedSales: {
      booking: compareBookings({ ...payments, store: movedBookingStore(db), findBooking, connectors }),
      trip: compareTripCards({ ...payments, db }),
    },
    owingSales: { booking: owingBookings({ upkeep, clock }), trip: refundableTrips },
  }
}

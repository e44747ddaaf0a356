import { refundableBookings } from '#domains/rentals/bookings/refundable-booking.store.ts'
import { compareBookings } from '#domains/rentals/reconciliation/compare-bookings.service.ts'
import { movedBookingStore } from '#domains/rentals/reconciliation/moved-booking.store.ts'
import { compareTripCards } from '#domains/trips/cards/compare-trip-cards.service.ts'
import { owingTrips } from '#domains/trips/cards/owing-trip.store.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

/** Returns bookings and trips as payments compare them with other books and pay their travellers back. */
export function wireSales(shared: Shared, { connectors }: Suppliers, payments: Payments) {
  const { db, bookings } = shared
  const findBooking = (id: string) => bookings.find(id)
  return {
    comparedSales: {
      booking: compareBookings({ ...payments, store: movedBookingStore(db), findBooking, connectors }),
      trip: compareTripCards({ ...payments, db }),
    },
    owingSales: { booking: refundableBookings(shared), trip: owingTrips },
  }
}

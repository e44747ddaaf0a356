import { refundableBookings } from '#domains/rentals/bookings/refundable-booking.store.ts'
import { compareBookings } from '#domains/rentals/reconciliation/compare-bookings.service.ts'
import { compareTripCards } from '#domains/trips/cards/compare-trip-cards.service.ts'
import { refundableTrips } from '#domains/trips/cards/refundable-trip.store.ts'
import type { App } from '#platform/app.ts'
import type { Payments } from './payments.ts'

/** Returns bookings and trips as payments compare them with other books and pay their travellers back. */
export function wireSales(
  app: Pick<App, 'db' | 'clock' | 'bookings' | 'bookingJobs' | 'connectors'> &
    Pick<Payments, 'ledgerOf' | 'findGatewayPayments'>,
) {
  return {
    comparedSales: { booking: compareBookings(app), trip: compareTripCards(app) },
    owingSales: { booking: refundableBookings(app), trip: refundableTrips },
  }
}

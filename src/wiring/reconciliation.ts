import { reconcile } from '#domains/payments/reconciliation/reconcile.usecase.ts'
import { reconciliationStore } from '#domains/payments/reconciliation/reconciliation.store.ts'
import { compareBookings } from '#domains/rentals/reconciliation/compare-bookings.service.ts'
import { movedBookingStore } from '#domains/rentals/reconciliation/moved-booking.store.ts'
import { compareTripCards } from '#domains/trips/cards/compare-trip-cards.service.ts'
import { movedTripStore } from '#domains/trips/cards/moved-trip.store.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

/** Compares our books with the gateway's and the suppliers', once a day. */
export function wireReconciliation(
  { db, clock, log }: Shared,
  { connectors }: Suppliers,
  payments: Payments,
  { findBooking }: Bookings,
  { tasks }: Pick<Staff, 'tasks'>,
) {
  const reconcileAll = reconcile({
    db,
    store: reconciliationStore(db),
    sales: [
      compareBookings({ ...payments, store: movedBookingStore(db), findBooking, connectors }),
      compareTripCards({ ...payments, store: movedTripStore(db) }),
    ],
    tasks,
    onDifference: (difference) => log.warn(difference, 'books differ'),
    clock,
  })
  // Each run checks whether the day has been claimed, so that a process that restarts often does not miss it.
  const jobs: Job[] = [{ name: 'reconcile', everySeconds: 3600, atOnce: true, work: reconcileAll }]
  return { jobs }
}

import { BOOK_FIGURES } from '#domains/payments/reconciliation/book-figures.ts'
import { comparedBooks } from '#domains/payments/reconciliation/compared-books.store.ts'
import { differenceReads } from '#domains/payments/reconciliation/difference-reads.store.ts'
import { differenceRoutes } from '#domains/payments/reconciliation/difference.routes.ts'
import { endDifference } from '#domains/payments/reconciliation/end-difference.usecase.ts'
import { noteCompared } from '#domains/payments/reconciliation/note-compared.service.ts'
import { balancesOf } from '#domains/payments/ledger.ts'
import { postingsOf } from '#domains/payments/ledger.store.ts'
import { reconcile } from '#domains/payments/reconciliation/reconcile.usecase.ts'
import { reconciliationStore } from '#domains/payments/reconciliation/reconciliation.store.ts'
import { compareBookings } from '#domains/rentals/reconciliation/compare-bookings.service.ts'
import { movedBookingStore } from '#domains/rentals/reconciliation/moved-booking.store.ts'
import { compareTripCards } from '#domains/trips/cards/compare-trip-cards.service.ts'
import { movedTripStore } from '#domains/trips/cards/moved-trip.store.ts'
import { restoreStore } from '#platform/db/restore.store.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

/** Compares our books with the gateway's and the suppliers', once a day, and what the staff do with what differs. */
export function wireReconciliation(
  { db, clock, log, metrics, rateLimit }: Shared,
  { connectors }: Suppliers,
  payments: Payments,
  { findBooking }: Bookings,
  { tasks, staffWrite, requireStaff }: Pick<Staff, 'tasks' | 'staffWrite' | 'requireStaff'>,
) {
  const store = reconciliationStore(db)
  const note = noteCompared({ db, store, tasks })
  const sales = {
    booking: compareBookings({ ...payments, store: movedBookingStore(db), findBooking, connectors }),
    trip: compareTripCards({ ...payments, store: movedTripStore(db) }),
  }
  const reconcileAll = reconcile({
    store,
    sales: [sales.booking, sales.trip],
    noteCompared: note,
    restores: restoreStore(db),
    onDifference: (difference) => log.warn(difference, 'books differ'),
    clock,
  })
  const reads = differenceReads(db)
  storedGauges(metrics, comparedBooks(db), BOOK_FIGURES)
  // What a day's run left undone the next hour's does.
  const scheduled: ScheduledJob[] = [
    { name: 'reconcile', cron: '7 * * * *', atOnce: true, work: reconcileAll },
  ]
  return {
    scheduled,
    api: [
      differenceRoutes({
        reads,
        endDifference: endDifference({
          ...payments,
          reads,
          store,
          sales,
          noteCompared: note,
          balancesIn: async (tx, about) => balancesOf(await postingsOf(tx, about)),
          staffWrite,
          clock,
        }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}

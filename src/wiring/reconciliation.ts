import { reconcile } from '#domains/rentals/reconciliation/reconcile.usecase.ts'
import { reconciliationStore } from '#domains/rentals/reconciliation/reconciliation.store.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Job, Shared } from './shared.ts'
import type { Suppliers } from './suppliers.ts'

/** Compares our books with the gateway's and the suppliers', once a day. */
export function wireReconciliation(
  { db, clock, log }: Shared,
  { connectors }: Suppliers,
  { gateway, ledgerOf }: Payments,
  { findBooking }: Bookings,
) {
  const reconcileAll = reconcile({
    store: reconciliationStore(db),
    findBooking,
    ledgerOf,
    gateway,
    connectors,
    onDifference: (difference) => log.warn(difference, 'books differ'),
    clock,
  })
  // Each run checks whether the day has been claimed, so that a process that restarts often does not miss it.
  const jobs: Job[] = [{ name: 'reconcile', everySeconds: 3600, atOnce: true, work: reconcileAll }]
  return { jobs }
}

import type { ReversibleSales } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { findPaidTrip, recordPaymentEvent, recordReversal } from './paid-trip.store.ts'

/**
 * Trips whose card payments a bank may reverse. `notifyTraveller` runs in the transaction that records a returned refund.
 */
export function reversibleTrips(notifyTraveller: (tx: Db, tripId: string) => Promise<void>): ReversibleSales {
  return {
    async hold(tx, id) {
      const trip = await findPaidTrip(tx, { id }, true)
      if (!trip) throw new Error(`trip ${id} is gone`)
      return trip.reference
    },

    noteMoved: recordReversal,

    async noteRefundFailed(tx, id, now) {
      await recordPaymentEvent(tx, id, 'refund_failed', {}, now)
      await notifyTraveller(tx, id)
    },
  }
}

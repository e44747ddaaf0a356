import type { ReversibleSales } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { paidTripStore } from './paid-trip.store.ts'

/** Trips whose card payments a bank may reverse; `tellTraveller` is told in the transaction of a refund that came back. */
export function reversibleTrips(
  db: Db,
  tellTraveller: (tx: Db, tripId: string) => Promise<void>,
): ReversibleSales {
  return {
    async paidBy(paymentId) {
      const found = await db
        .selectFrom('payments as p')
        .innerJoin('trips as t', 't.id', 'p.trip_id')
        .select(['t.id', 't.reference', 'p.currency'])
        .where('p.id', '=', paymentId)
        .executeTakeFirst()
      return found
        ? { about: { tripId: found.id }, reference: found.reference, currency: found.currency }
        : null
    },

    async hold(tx, { tripId = '' }) {
      await paidTripStore.find(tx, { id: tripId }, true)
    },

    async noteMoved(tx, { tripId = '' }, now) {
      await paidTripStore.noteMoved(tx, tripId, now)
    },

    async noteRefundFailed(tx, { tripId = '' }, now) {
      await paidTripStore.noteEvent(tx, tripId, 'refund_failed', {}, now)
      await tellTraveller(tx, tripId)
    },
  }
}

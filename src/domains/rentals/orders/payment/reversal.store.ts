import type { ReversibleSales } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { insertEvent } from '../../bookings/booking.store.ts'

/** Bookings whose payments a bank may reverse; `tellTraveller` is told in the transaction of a refund that came back. */
export function reversibleBookings(
  db: Db,
  tellTraveller: (tx: Db, bookingId: string) => Promise<void>,
): ReversibleSales {
  return {
    async paidBy(paymentId) {
      const found = await db
        .selectFrom('payments as p')
        .innerJoin('bookings as b', 'b.id', 'p.booking_id')
        .select(['b.id', 'b.reference', 'p.currency'])
        .where('p.id', '=', paymentId)
        .executeTakeFirst()
      return found
        ? { about: { bookingId: found.id }, reference: found.reference, currency: found.currency }
        : null
    },

    async hold(tx, { bookingId = '' }) {
      await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute()
    },

    async noteMoved(tx, { bookingId = '' }, now) {
      await tx.updateTable('bookings').set({ updated_at: now }).where('id', '=', bookingId).execute()
    },

    async noteRefundFailed(tx, { bookingId = '' }, now) {
      await insertEvent(tx, bookingId, { kind: 'refund_failed' }, now)
      await tellTraveller(tx, bookingId)
    },
  }
}

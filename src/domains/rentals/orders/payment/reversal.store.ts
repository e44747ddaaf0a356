import type { ReversibleSales } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { partnersDue } from '#domains/attribution/public.ts'
import { insertEvent } from '../../bookings/booking.store.ts'

/** Bookings whose payments a bank may reverse. `notifyTraveller` is called in the transaction of a returned refund. */
export function reversibleBookings(
  notifyTraveller: (tx: Db, bookingId: string) => Promise<void>,
): ReversibleSales {
  return {
    async hold(tx, id) {
      const row = await tx
        .selectFrom('bookings')
        .select('reference')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return row.reference
    },

    async noteMoved(tx, id, now) {
      await tx.updateTable('bookings').set({ updated_at: now }).where('id', '=', id).execute()
      // A lost payment earns nothing.
      await partnersDue(tx, [id])
    },

    async noteRefundFailed(tx, id, now) {
      await insertEvent(tx, id, { kind: 'refund_failed' }, now)
      await notifyTraveller(tx, id)
    },
  }
}

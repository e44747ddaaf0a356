import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { insertEvent } from '../bookings/booking.store.ts'

/** Writes to the two bookings of a rebooking, in its transaction. */
export const rebookedStore = {
  /** Expires a cart; false if it is no longer a cart. */
  async endCart(tx: Db, id: string, now: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('bookings')
      .set({ status: 'expired', updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'cart')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await insertEvent(tx, id, { kind: 'expired' }, now)
    return true
  },

  async isExpired(tx: Db, id: string): Promise<boolean> {
    const row = await tx.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirst()
    return row?.status === 'expired'
  },

  /** Returns true if a booking is confirmed and not being cancelled, and locks it until the transaction ends. */
  async holdConfirmed(tx: Db, id: string): Promise<boolean> {
    const row = await tx
      .selectFrom('bookings')
      .select(['status', 'supplier_state'])
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst()
    return row?.status === 'confirmed' && row.supplier_state !== 'cancelling'
  },

  async driverOf(tx: Db, id: string): Promise<BookingRecord['driver']> {
    const row = await tx
      .selectFrom('bookings')
      .select('driver')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.driver as BookingRecord['driver']
  },
}

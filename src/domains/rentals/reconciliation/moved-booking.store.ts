import { sql, type Expression, type SqlBool } from 'kysely'
import { hasDueRefund } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { partnersDue } from '#domains/attribution/public.ts'

/** A recently changed booking with the ids of all its payments, including declined and released ones. */
export type MovedBooking = { id: string; paymentIds: readonly string[] }

export type MovedBookingStore = {
  /** Lists settled bookings changed since `since`, ordered by id, starting after `afterId`. */
  movedSince(since: Temporal.Instant, afterId: string, limit: number): Promise<MovedBooking[]>
  /** Like `movedSince`, but also includes bookings that had not ended by `since`. */
  openSince(since: Temporal.Instant, afterId: string, limit: number): Promise<MovedBooking[]>
  /** Finds one booking, whenever it changed; null if it is not settled. */
  find(id: string): Promise<MovedBooking | null>
  /** Records the pick-up that the supplier's record reports. */
  recordPickUp(bookingId: string, at: Temporal.Instant): Promise<void>
}

export function movedBookingStore(db: Db): MovedBookingStore {
  const settled = () =>
    db
      .selectFrom('bookings')
      .leftJoin('payments', 'payments.booking_id', 'bookings.id')
      .select(({ ref, fn }) => [
        'bookings.id',
        fn<(string | null)[]>('array_agg', [ref('payments.id')]).as('paymentIds'),
      ])
      .where('bookings.status', 'in', ['confirmed', 'completed', 'cancelled', 'no_show', 'failed'])
      .where('bookings.supplier_state', 'in', ['reserved', 'refused', 'cancelled'])
      .where(({ not, ref }) => not(hasDueRefund(ref('bookings.id'))))
      .groupBy('bookings.id')
  const ofRow = ({ id, paymentIds }: { id: string; paymentIds: (string | null)[] }): MovedBooking => ({
    id,
    paymentIds: paymentIds.filter((one) => one !== null),
  })

  const after = async (afterId: string, limit: number, condition: Expression<SqlBool>) => {
    const rows = await settled()
      .where(condition)
      .where('bookings.id', '>', afterId)
      .orderBy('bookings.id')
      .limit(limit)
      .execute()
    return rows.map(ofRow)
  }

  return {
    movedSince: (since, afterId, limit) => after(afterId, limit, sql`bookings.updated_at >= ${since}`),

    openSince: (since, afterId, limit) =>
      after(afterId, limit, sql`(bookings.updated_at >= ${since} or bookings.drop_off_at >= ${since})`),

    async find(id) {
      const row = await settled().where('bookings.id', '=', id).executeTakeFirst()
      return row ? ofRow(row) : null
    },

    async recordPickUp(bookingId, at) {
      await db.transaction().execute(async (tx) => {
        const updated = await tx
          .updateTable('bookings')
          .set({ picked_up_at: at })
          .where('id', '=', bookingId)
          .where('picked_up_at', 'is', null)
          .returning('id')
          .execute()
        await partnersDue(
          tx,
          updated.map(({ id }) => id),
        )
      })
    },
  }
}

import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Difference } from './differences.ts'

/** A recently changed booking with the ids of all its payments, including declined and released ones. */
export type MovedBooking = { id: string; paymentIds: readonly string[] }

export type ReconciliationStore = {
  /** False: this day was claimed by another process, or earlier. */
  takeDay(day: string, at: Date): Promise<boolean>
  endDay(day: string, counted: { bookings: number; differences: number }, at: Date): Promise<void>
  /** Settled bookings changed since, ordered by id, starting after `afterId`. */
  movedSince(since: Date, afterId: string, limit: number): Promise<MovedBooking[]>
  /** Records the pick-up that the supplier's record reports. */
  notePickUp(bookingId: string, at: Date): Promise<void>
  /** False: this difference was recorded before. */
  note(bookingId: string, difference: Difference, at: Date): Promise<boolean>
}

export function reconciliationStore(db: Db): ReconciliationStore {
  return {
    async takeDay(day, at) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reconciliations')
        .values({ day, started_at: at, ended_at: null })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async endDay(day, counted, at) {
      await db
        .updateTable('reconciliations')
        .set({ ...counted, ended_at: at })
        .where('day', '=', day)
        .execute()
    },

    async movedSince(since, afterId, limit) {
      const rows = await db
        .selectFrom('bookings')
        .leftJoin('payments', 'payments.booking_id', 'bookings.id')
        .select(({ ref, fn }) => [
          'bookings.id',
          fn<(string | null)[]>('array_agg', [ref('payments.id')]).as('paymentIds'),
        ])
        .where('bookings.updated_at', '>=', since)
        .where('bookings.id', '>', afterId)
        .where('bookings.status', 'in', ['confirmed', 'completed', 'cancelled', 'no_show', 'failed'])
        .where('bookings.supplier_state', 'in', ['reserved', 'refused', 'cancelled'])
        .groupBy('bookings.id')
        .having(({ fn, eb, not }) =>
          not(fn.coalesce(fn<boolean>('bool_or', [eb('payments.status', '=', 'refunding')]), eb.lit(false))),
        )
        .orderBy('bookings.id')
        .limit(limit)
        .execute()
      return rows.map(({ id, paymentIds }) => ({ id, paymentIds: paymentIds.filter((one) => one !== null) }))
    },

    async notePickUp(bookingId, at) {
      await db
        .updateTable('bookings')
        .set({ picked_up_at: at })
        .where('id', '=', bookingId)
        .where('picked_up_at', 'is', null)
        .execute()
    },

    async note(bookingId, { kind, ours, theirs }, at) {
      const seen = await db
        .insertInto('reconciliation_differences')
        .values({
          id: newId(),
          booking_id: bookingId,
          kind,
          ours,
          theirs,
          first_seen_at: at,
          last_seen_at: at,
        })
        .onConflict((same) =>
          same.columns(['booking_id', 'kind', 'ours', 'theirs']).doUpdateSet({ last_seen_at: at }),
        )
        .returning(['first_seen_at', 'last_seen_at'])
        .executeTakeFirstOrThrow()
      return seen.first_seen_at.getTime() === seen.last_seen_at.getTime()
    },
  }
}

import type { TaskSubject } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Difference } from './card-differences.ts'

export type ReconciliationStore = {
  /** False: this day was claimed by another process, or earlier. */
  takeDay(day: string, at: Temporal.Instant): Promise<boolean>
  endDay(
    day: string,
    counted: { bookings: number; trips: number; differences: number },
    at: Temporal.Instant,
  ): Promise<void>
  /** In the caller's transaction; false: this difference was recorded before. */
  note(tx: Db, about: TaskSubject, difference: Difference, at: Temporal.Instant): Promise<boolean>
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

    async note(tx, { bookingId, tripId }, { kind, ours, theirs }, at) {
      const seen = await tx
        .insertInto('reconciliation_differences')
        .values({
          id: newId(),
          booking_id: bookingId ?? null,
          trip_id: tripId ?? null,
          kind,
          ours,
          theirs,
          first_seen_at: at,
          last_seen_at: at,
        })
        .onConflict((same) =>
          same
            .columns([tripId === undefined ? 'booking_id' : 'trip_id', 'kind', 'ours', 'theirs'])
            .doUpdateSet({ last_seen_at: at }),
        )
        .returning(['first_seen_at', 'last_seen_at'])
        .executeTakeFirstOrThrow()
      return seen.first_seen_at.epochMilliseconds === seen.last_seen_at.epochMilliseconds
    },
  }
}

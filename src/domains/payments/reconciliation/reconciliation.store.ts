import { sql } from 'kysely'
import type { TaskSubject } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Difference } from './card-differences.ts'

export type ReconciliationStore = {
  /** False: this day has been compared. One whose run did not come to its end is begun again. */
  beginDay(day: string, at: Temporal.Instant): Promise<boolean>
  endDay(
    day: string,
    counted: { bookings: number; trips: number; differences: number },
    at: Temporal.Instant,
  ): Promise<void>
  /** In the caller's transaction, as the books were `at` an instant; false: this difference was recorded before. */
  note(tx: Db, about: TaskSubject, difference: Difference, at: Temporal.Instant): Promise<boolean>
  /** All but these of a booking or a trip are over, as the books agree. */
  endOthers(tx: Db, about: TaskSubject, still: readonly Difference[], at: Temporal.Instant): Promise<void>
  /** A member of the staff has a reason for it; false: it is over. */
  explain(tx: Db, id: string, at: Temporal.Instant): Promise<boolean>
  /** The books agree, as it is booked; false: it is over. */
  end(tx: Db, id: string, at: Temporal.Instant): Promise<boolean>
}

export function reconciliationStore(db: Db): ReconciliationStore {
  return {
    async beginDay(day, at) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reconciliations')
        .values({ day, started_at: at, ended_at: null })
        .onConflict((same) =>
          same.column('day').doUpdateSet({ started_at: at }).where('reconciliations.ended_at', 'is', null),
        )
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
            // What was explained stays so, and what has ended since the books were asked; what had ended before is open again.
            .doUpdateSet({
              last_seen_at: at,
              ended_at: sql<Temporal.Instant | null>`case when reconciliation_differences.explained
                or reconciliation_differences.ended_at >= excluded.last_seen_at then reconciliation_differences.ended_at end`,
            }),
        )
        .returning(['first_seen_at', 'last_seen_at'])
        .executeTakeFirstOrThrow()
      return seen.first_seen_at.epochMilliseconds === seen.last_seen_at.epochMilliseconds
    },

    async endOthers(tx, { bookingId, tripId }, still, at) {
      let open = tx
        .updateTable('reconciliation_differences')
        .set({ ended_at: at })
        .where(tripId === undefined ? 'booking_id' : 'trip_id', '=', tripId ?? bookingId)
        .where('ended_at', 'is', null)
      for (const { kind, ours, theirs } of still)
        open = open.where(({ eb, not, and }) =>
          not(and([eb('kind', '=', kind), eb('ours', '=', ours), eb('theirs', '=', theirs)])),
        )
      await open.execute()
    },

    explain: (tx, id, at) => ended(tx, id, { ended_at: at, explained: true }),
    end: (tx, id, at) => ended(tx, id, { ended_at: at }),
  }
}

/** Of several who end an open difference at once one does. */
async function ended(tx: Db, id: string, as: { ended_at: Temporal.Instant; explained?: true }) {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_differences')
    .set(as)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

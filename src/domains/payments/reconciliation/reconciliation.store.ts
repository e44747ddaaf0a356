import { sql } from 'kysely'
import type { TaskSubject } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Difference } from './card-differences.ts'
import type { ComparedBooks } from './book-figures.ts'

/** Starts the comparison of a day, or restarts an unfinished one. False if the day was compared. */
export async function startDay(db: Db, day: string, at: Temporal.Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reconciliations')
    .values({ day, started_at: at, ended_at: null })
    .onConflict((same) =>
      same.column('day').doUpdateSet({ started_at: at }).where('reconciliations.ended_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function endDay(
  db: Db,
  day: string,
  counted: { bookings: number; trips: number; differences: number },
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ ...counted, ended_at: at })
    .where('day', '=', day)
    .execute()
}

/** Records a difference, as the books were `at` an instant, in the caller's transaction; false if it was recorded before. */
export async function recordDifference(
  tx: Db,
  { bookingId, tripId }: TaskSubject,
  { kind, ours, theirs }: Difference,
  at: Temporal.Instant,
): Promise<boolean> {
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
        // Stays ended if it was explained, or ended after these records were read; otherwise reopens.
        .doUpdateSet({
          last_seen_at: at,
          ended_at: sql<Temporal.Instant | null>`case when reconciliation_differences.explained
            or reconciliation_differences.ended_at >= excluded.last_seen_at then reconciliation_differences.ended_at end`,
        }),
    )
    .returning(['first_seen_at', 'last_seen_at'])
    .executeTakeFirstOrThrow()
  return seen.first_seen_at.epochMilliseconds === seen.last_seen_at.epochMilliseconds
}

/** Ends all differences of a booking or a trip but those in `still`, as the books agree. */
export async function endOtherDifferences(
  tx: Db,
  { bookingId, tripId }: TaskSubject,
  still: readonly Difference[],
  at: Temporal.Instant,
): Promise<void> {
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
}

/** Ends an open difference, as the books agree or a person has explained it; of several who do so at once one does. */
export async function endDifference(
  tx: Db,
  id: string,
  as: { ended_at: Temporal.Instant; explained?: true },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_differences')
    .set(as)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Counts the open differences, and finds when the books of a day were last compared to the end. */
export async function readComparedBooks(db: Db): Promise<ComparedBooks> {
  const [{ open }, last] = await Promise.all([
    db
      .selectFrom('reconciliation_differences')
      .where('ended_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('reconciliations')
      .select('ended_at')
      .where('ended_at', 'is not', null)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { openDifferences: open, endedAt: last?.ended_at ?? null }
}

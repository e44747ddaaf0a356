import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A trip whose card payments or refunds have changed, with the ids of all its payments. */
export type ChangedTrip = {
  id: string
  reference: string
  paymentIds: readonly string[]
  /** Time of the last change. */
  changedAt: Temporal.Instant
}

/**
 * Returns trips changed since then, and those with an open task about a difference, ordered by id, starting after
 * `afterId`. Excludes trips with a payment or refund in progress.
 */
export function listChangedTrips(
  db: Db,
  since: Temporal.Instant,
  afterId: string,
  limit: number,
): Promise<ChangedTrip[]> {
  return listAfter(db, afterId, limit, changedSince(since))
}

/** Like `listMovedTrips`, for trips that changed since then or start after it. */
export function listOpenTrips(
  db: Db,
  since: Temporal.Instant,
  afterId: string,
  limit: number,
): Promise<ChangedTrip[]> {
  const open = sql<string>`${changedSince(since)} union select id from trips where start_at >= ${since}`
  return listAfter(db, afterId, limit, open)
}

/** Returns one such trip. Null if its payment or refund is in progress. */
export async function findChangedTrip(db: Db, tripId: string): Promise<ChangedTrip | null> {
  return (await selectSettledTrips(db).where('t.id', '=', tripId).executeTakeFirst()) ?? null
}

function selectSettledTrips(db: Db) {
  return db
    .selectFrom('trips as t')
    .innerJoin('payments as p', 'p.trip_id', 't.id')
    .leftJoin('refunds as r', 'r.payment_id', 'p.id')
    .select(['t.id', 't.reference'])
    .select(sql<string[]>`array_agg(distinct p.id)`.as('paymentIds'))
    .select(sql<Temporal.Instant>`greatest(max(p.updated_at), max(r.changed_at))`.as('changedAt'))
    .groupBy(['t.id', 't.reference'])
    .having(sql<boolean>`not bool_or(p.state = 'opened' or coalesce(r.status = 'due', false))`)
}

function changedSince(since: Temporal.Instant) {
  return sql<string>`
    select trip_id from payments where trip_id is not null and updated_at >= ${since}
    union select trip_id from payments
      where trip_id is not null and id in (select payment_id from refunds where changed_at >= ${since})
    union select trip_id from staff_tasks where kind = 'payment_differs' and done_at is null`
}

function listAfter(db: Db, afterId: string, limit: number, ids: RawBuilder<string>) {
  return selectSettledTrips(db)
    .where('t.id', 'in', sql<string>`(${ids})`)
    .where('t.id', '>', afterId)
    .orderBy('t.id')
    .limit(limit)
    .execute()
}

import type { Db } from '#platform/db/database.ts'
import { overRows, type Retention } from '#platform/db/old-rows.store.ts'
import type { Route } from './fetch-route.ts'

const DAY = 24

/** A pair of places, each as `latitude,longitude`. */
export type Pair = { from: string; to: string }

/** Days that routes are stored if requested once or again. */
const ONCE_DAYS = 7
const AGAIN_DAYS = 180

/**
 * Returns a router's stored result for a pair of places; undefined if the pair was not requested yet. A repeated request
 * extends the storage.
 */
export async function findRoute(
  db: Db,
  { from, to }: Pair,
  now: Temporal.Instant,
): Promise<Route | undefined> {
  const row = await db
    .selectFrom('trip_distances')
    .select(['metres', 'seconds', 'measured_at', 'forget_at'])
    .where('from_point', '=', from)
    .where('to_point', '=', to)
    .executeTakeFirst()
  if (!row) return undefined
  const storedUntil = after(row.measured_at, AGAIN_DAYS)
  if (
    Temporal.Instant.compare(row.forget_at, storedUntil) < 0 &&
    Temporal.Instant.compare(row.measured_at, now) < 0
  )
    await db
      .updateTable('trip_distances')
      .set({ forget_at: storedUntil })
      .where('from_point', '=', from)
      .where('to_point', '=', to)
      .execute()
  const { metres, seconds } = row
  return metres === null || seconds === null ? null : { metres, seconds }
}

/** Stores a router's result. If two processes requested it at once, the first answer stays. */
export async function storeRoute(
  db: Db,
  { from, to }: Pair,
  route: Route,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('trip_distances')
    .values({
      from_point: from,
      to_point: to,
      metres: route?.metres ?? null,
      seconds: route?.seconds ?? null,
      measured_at: now,
      forget_at: after(now, ONCE_DAYS),
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Roads change. The rows contain no personal data. */
export const distanceRetention: readonly Retention[] = [
  overRows('Road distances between places of trips (180 days, or 7 if requested once)', {
    table: 'trip_distances',
    key: ['from_point', 'to_point'],
    column: 'forget_at',
  }),
]

function after(at: Temporal.Instant, days: number): Temporal.Instant {
  return at.add({ milliseconds: days * DAY * 3_600_000 })
}

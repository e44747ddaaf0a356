import { sql } from 'kysely'
import type { Instant } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'

/** Number of searches in an hour; `fromMs` is its start as a Unix timestamp in milliseconds. */
export type SearchHour = { fromMs: number; searches: number }

/** Adds counts to the hours. */
export async function addSearchHours(db: Db, hours: readonly SearchHour[]): Promise<void> {
  await db
    .insertInto('search_hours')
    .values(
      hours.map(({ fromMs, searches }) => ({
        hour: Temporal.Instant.fromEpochMilliseconds(fromMs),
        searches,
      })),
    )
    .onConflict((same) =>
      same.column('hour').doUpdateSet({ searches: sql`search_hours.searches + excluded.searches` }),
    )
    .execute()
}

/** Counts searches; of the hour containing `until`, in proportion to the elapsed part. */
export async function countSearches(
  db: Db,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<number> {
  const rows = await db
    .selectFrom('search_hours')
    .select(['hour', 'searches'])
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .execute()
  const partOf = (hour: Temporal.Instant) => Math.min(1, hour.until(until).total('hours'))
  return Math.round(rows.reduce((sum, { hour, searches }) => sum + searches * partOf(hour), 0))
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    /** Number of searches per hour; contains nothing about the visitors. */
    search_hours: { hour: Instant; searches: number }
  }
}

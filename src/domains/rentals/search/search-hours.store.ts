import { sql } from 'kysely'
import type { Instant } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'

/** The searches of the hour that begins so many milliseconds after 1970. */
export type SearchHour = { fromMs: number; searches: number }

export type SearchHours = {
  /** Adds to what each hour has. */
  add(hours: readonly SearchHour[]): Promise<void>
  /** How many there were; of the hour in which `until` lies, as large a part as had passed. */
  count(from: Temporal.Instant, until: Temporal.Instant): Promise<number>
}

export function searchHours(db: Db): SearchHours {
  return {
    async add(hours) {
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
    },

    async count(from, until) {
      const rows = await db
        .selectFrom('search_hours')
        .select(['hour', 'searches'])
        .where('hour', '>=', from)
        .where('hour', '<', until)
        .execute()
      const partOf = (hour: Temporal.Instant) => Math.min(1, hour.until(until).total('hours'))
      return Math.round(rows.reduce((sum, { hour, searches }) => sum + searches * partOf(hour), 0))
    },
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    /** Searches of travellers by the hour; tells nothing of who searched. */
    search_hours: { hour: Instant; searches: number }
  }
}

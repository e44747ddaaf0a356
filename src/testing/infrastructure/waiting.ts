import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#platform/db/database.ts'

/** Waits until this many statements are blocked by a lock. */
export async function waiting(db: Db, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await pause(5)
  }
}

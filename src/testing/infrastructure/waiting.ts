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

/** Runs work in a transaction, which stays open until what is called meanwhile waits for it, or has been answered. */
export async function duringTransaction<Answer>(
  db: Db,
  work: (tx: Db) => Promise<void>,
  meanwhile: () => Promise<Answer>,
  then: (tx: Db) => Promise<void> = async () => {},
): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await db.transaction().execute(async (tx) => {
    await work(tx)
    answer = meanwhile()
    await Promise.race([answer, waiting(db)])
    await then(tx)
  })
  if (!answer) throw new Error('nothing was called meanwhile')
  return answer
}

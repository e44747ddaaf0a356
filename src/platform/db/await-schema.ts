import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const ASK_AGAIN_MS = 500

type Wanted = {
  waitMs: number
  /** Told once, with how many migrations are missing, when it has to wait. */
  onBehind: (missing: number) => void
}

/**
 * Waits until the database has had these migrations, which another process runs; throws when it has not by then. One that a
 * newer release has run is none of ours.
 */
export async function awaitSchema(db: Db, names: readonly string[], wanted: Wanted): Promise<void> {
  const until = performance.now() + wanted.waitMs
  let isTold = false
  for (;;) {
    const done = await doneIn(db)
    const missing = names.filter((name) => !done.has(name))
    const [first] = missing
    if (first === undefined) return
    if (performance.now() > until)
      throw new Error(`its schema is behind: ${missing.length} migrations are missing, the first is ${first}`)
    if (!isTold) wanted.onBehind(missing.length)
    isTold = true
    await wait(ASK_AGAIN_MS)
  }
}

async function doneIn(db: Db): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { DatabaseUnavailable } from './database-failures.ts'
import { withBaseline } from './former-migrations.ts'

const RETRY_MS = 500

type Options = {
  waitMs: number
  /** Called once, if the database does not answer. */
  onAway: (error: unknown) => void
  /** Called once with the number of missing migrations, if it must wait. */
  onBehind: (missing: number) => void
}

/**
 * Waits until the database answers and has had these migrations, which another process runs. Throws on a timeout, and
 * at once if its schema is too old. Ignores migrations of newer releases.
 */
export async function awaitSchema(db: Db, names: readonly string[], options: Options): Promise<void> {
  const until = performance.now() + options.waitMs
  let isBehindReported = false
  let isAwayReported = false
  for (;;) {
    const done = await doneIn(db).catch((error: unknown) => {
      if (!isAway(error) || performance.now() > until) throw error
      if (!isAwayReported) options.onAway(error)
      isAwayReported = true
      return null
    })
    if (done === null) {
      await wait(RETRY_MS)
      continue
    }
    const missing = names.filter((name) => !done.has(name))
    const [first] = missing
    if (first === undefined) return
    if (performance.now() > until)
      throw new Error(`its schema is behind: ${missing.length} migrations are missing, the first is ${first}`)
    if (!isBehindReported) options.onBehind(missing.length)
    isBehindReported = true
    await wait(RETRY_MS)
  }
}

/** Returns true if the database is unreachable. The name of a container that is not running may not resolve yet. */
function isAway(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    (error instanceof Error && 'code' in error && error.code === 'ENOTFOUND')
  )
}

async function doneIn(db: Db): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return withBaseline(rows.map(({ name }) => name))
}

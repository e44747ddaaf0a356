import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Db } from './database.ts'
import { withBaseline } from './former-migrations.ts'

/** A file of `migrations/`. */
export type Migration = {
  up(db: Kysely<unknown>): Promise<void>
  /** If true, it runs outside a transaction, and restarts from its beginning after an interruption. */
  outsideTransaction?: true
}

/** Keys of our advisory locks. */
const LOCK = 7_249_510_336
const OUTSIDE_LOCK = 7_249_510_337

const RETRY_MS = 200

/**
 * Runs missing migrations in order, each in its own transaction: if one fails, the earlier ones stay. Locks belong to a
 * transaction, which also works through PgBouncer. A migration outside a transaction needs a second connection, because
 * the first one holds its lock.
 */
export async function runMigrations(
  db: Db,
  migrations: Readonly<Record<string, Migration>>,
  outside = db,
): Promise<void> {
  const done = await startMigrating(db)
  for (const [name, migration] of Object.entries(migrations)) {
    if (done.has(name)) continue
    const running = migration.outsideTransaction
      ? runOutside(outside, name, migration)
      : runInside(db, name, migration)
    await running.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`migration ${name} failed: ${reason}`, { cause: error })
    })
  }
}

/**
 * Tables with the names and columns of Kysely's migrator. `transaction_marks`: each commit that wrote something marks
 * itself.
 */
const TABLES = {
  kysely_migration: sql`create table kysely_migration (
    name varchar(255) primary key,
    timestamp varchar(255) not null
  )`,
  transaction_marks: sql`create table transaction_marks (
    id uuid primary key,
    at timestamptz not null default now()
  )`,
}

/**
 * Runs migrations in the caller's transaction, so that an empty database becomes complete or stays empty. Migrations
 * that otherwise run outside a transaction find no rows here, and `buildIndex` no concurrent writes.
 */
export async function runInOne(tx: Db, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  await lockMigrating(tx)
  await createTables(tx)
  for (const [name, { up }] of Object.entries(migrations)) {
    await up(untyped(tx))
    await noteDone(tx, name)
  }
}

async function lockMigrating(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
}

/** Creates missing tables. Checks first, because `create` needs a permission even if the table exists. */
async function createTables(tx: Db): Promise<void> {
  for (const [name, create] of Object.entries(TABLES)) {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass(${name}) is not null as there`.execute(tx)
    if (!rows[0]?.there) await create.execute(tx)
  }
}

/** Returns the names of completed migrations. Leaves a schema that is too old unchanged. */
async function startMigrating(db: Db): Promise<ReadonlySet<string>> {
  return db.transaction().execute(async (tx) => {
    await lockMigrating(tx)
    await createTables(tx)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx)
    return withBaseline(rows.map(({ name }) => name))
  })
}

async function runInside(db: Db, name: string, { up }: Migration): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMigrating(tx)
    if (await isDone(tx, name)) return
    await up(untyped(tx))
    await noteDone(tx, name)
  })
}

/**
 * Runs a migration while a separate transaction holds the lock. Other processes poll for the lock: `create index
 * concurrently` would wait for a statement that waits, and both would deadlock.
 */
async function runOutside(db: Db, name: string, { up }: Migration): Promise<void> {
  const tryOnce = () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ held: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(OUTSIDE_LOCK)}) as held`.execute(tx)
      if (!rows[0]?.held) return false
      if (await isDone(tx, name)) return true
      await up(untyped(db))
      await noteDone(tx, name)
      return true
    })
  while (!(await tryOnce())) await wait(RETRY_MS)
}

/**
 * Uses no parameter: a statement with parameters keeps its snapshot until the next one, and an index build waits for
 * that.
 */
async function isDone(tx: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from kysely_migration where name = ${sql.lit(name)}`.execute(tx)
  return rows.length > 0
}

async function noteDone(tx: Db, name: string): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp)
    values (${name}, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.execute(tx)
}

/** Removes the table types: a migration knows the tables of its time. */
function untyped(db: Db): Kysely<unknown> {
  return db as unknown as Kysely<unknown>
}

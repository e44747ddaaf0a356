import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { buildIndex } from './build-index.ts'
import { openDatabase, type Db } from './database.ts'
import { runMigrations, type Migration } from './run-migrations.ts'

async function freshDatabase() {
  const { url, drop } = await emptyDatabase()
  onTestFinished(drop)
  const open = () => {
    const { db, close } = openDatabase(url, { connections: 2, silentMs: 60_000 })
    onTestFinished(close)
    return db
  }
  return { db: open(), open }
}

const statement = (text: string) => async (db: Kysely<unknown>) => {
  await sql.raw(text).execute(db)
}
const table = (name: string): Migration => ({ up: statement(`create table ${name} (id int)`) })

async function names(db: Db, query: string) {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db)
  return rows.map(({ name }) => name)
}
const tables = (db: Db) =>
  names(db, `select tablename as name from pg_tables where tablename like 'of\\_%' order by 1`)
const done = (db: Db) => names(db, 'select name from kysely_migration order by 1')

test('a file that fails is named and leaves nothing, and those before it stay', async () => {
  const { db } = await freshDatabase()
  const broken: Migration = {
    async up(handle) {
      await statement('create table of_two (id int)')(handle)
      await statement('select 1 / 0')(handle)
    },
  }
  const run = (second: Migration) =>
    runMigrations(db, { '1_one': table('of_one'), '2_two': second, '3_three': table('of_three') })
  await expect(run(broken)).rejects.toThrow('migration 2_two failed: division by zero')
  expect([await tables(db), await done(db)]).toEqual([['of_one'], ['1_one']])
  await run(table('of_two'))
  expect(await tables(db)).toEqual(['of_one', 'of_three', 'of_two'])
})

test('a database that Kysely’s migrator began is carried on', async () => {
  const { db } = await freshDatabase()
  const first = { '1_one': table('of_one') }
  await db.transaction().execute(async (tx) => {
    await sql`create table transaction_marks (id uuid primary key, at timestamptz default now())`.execute(tx)
    const { error } = await new Migrator({
      db: tx,
      provider: { getMigrations: async () => first },
    }).migrateToLatest()
    if (error) throw error
  })
  await runMigrations(db, { ...first, '2_two': table('of_two') })
  expect([await tables(db), await done(db)]).toEqual([
    ['of_one', 'of_two'],
    ['1_one', '2_two'],
  ])
})

/** Builds an index on a table with rows, by a migration outside a transaction. */
function indexed(onRun = async () => {}) {
  const runs = { count: 0 }
  const index: Migration = {
    outsideTransaction: true,
    async up(db) {
      runs.count += 1
      await onRun()
      await buildIndex(db, 'of_rows_id', sql`of_rows (id)`)
    },
  }
  return {
    runs,
    migrations: {
      '1_rows': { up: statement('create table of_rows as select 1 as id from generate_series(1, 3)') },
      '2_index': index,
      '3_after': table('of_after'),
    } satisfies Record<string, Migration>,
  }
}
const indexes = (db: Db) =>
  names(
    db,
    `select indexrelid::regclass || ' ' || indisvalid as name
      from pg_index where indrelid = 'of_rows'::regclass`,
  )

test('processes that start at once run each file once, outside a transaction too, and none waits for ever', async () => {
  const { db, open } = await freshDatabase()
  // Long enough for the others to request the lock during the build.
  const { runs, migrations } = indexed(() => wait(500))
  await Promise.all([db, open(), open()].map((one) => runMigrations(one, migrations)))
  expect(runs.count).toBe(1)
  expect(await indexes(db)).toEqual(['of_rows_id true'])
  expect(await tables(db)).toEqual(['of_after', 'of_rows'])
})

test('an index that was cut off half-way is dropped and built again', async () => {
  const { db } = await freshDatabase()
  const { migrations } = indexed()
  await runMigrations(db, { '1_rows': migrations['1_rows'] })
  // Leaves an invalid index, like an interrupted build: here the rows prevent it.
  const cut = sql`create unique index concurrently of_rows_id on of_rows (id)`.execute(db)
  await expect(cut).rejects.toThrow('could not create unique index')
  expect(await indexes(db)).toEqual(['of_rows_id false'])
  await runMigrations(db, migrations)
  expect(await indexes(db)).toEqual(['of_rows_id true'])
})

test('a file outside a transaction that failed runs again at the next start', async () => {
  const { db } = await freshDatabase()
  let fails = true
  const { runs, migrations } = indexed(async () => {
    if (fails) throw new Error('cut off')
  })
  await expect(runMigrations(db, migrations)).rejects.toThrow('migration 2_index failed: cut off')
  expect(await done(db)).toEqual(['1_rows'])
  fails = false
  await runMigrations(db, migrations)
  expect([runs.count, await done(db)]).toEqual([2, ['1_rows', '2_index', '3_after']])
})

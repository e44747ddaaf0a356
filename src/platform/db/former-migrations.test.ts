import { globSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { TEMPLATE } from '#testing/infrastructure/templates.ts'
import { awaitSchema } from './await-schema.ts'
import { openDatabase, type Db } from './database.ts'
import { withBaseline } from './former-migrations.ts'
import { knownMigrations, migrate } from './migrate.ts'
import { hashOf } from '../../../scripts/build-site.mjs'

/** As many names as there were former migrations, including the last; the others are arbitrary. */
const FORMER = [
  ...Array.from({ length: 153 }, (_, at) => `${String(at + 1).padStart(4, '0')}_former`),
  '0495_open_days_are_not_locked',
]
const TOO_OLD =
  /its schema is too old, with \d+ of 154 former migrations: upgrade it with commit fbeb63b3 first/

describe('the baseline stands for the migrations that it replaced', () => {
  test.for([
    { name: 'a new database has had nothing', had: [], is: [] },
    {
      name: 'a database of the baseline has had what it says',
      had: ['0495_baseline', '0500_x'],
      is: ['0495_baseline', '0500_x'],
    },
    { name: 'all former migrations are the baseline', had: FORMER, is: ['0495_baseline'] },
    {
      name: 'and the later ones stay',
      had: [...FORMER, '0500_x', '9999_y'],
      is: ['0495_baseline', '0500_x', '9999_y'],
    },
  ])('$name', ({ had, is }) => {
    expect([...withBaseline(had)]).toEqual(is)
  })

  test.for([
    { name: 'one is missing', had: FORMER.slice(1) },
    { name: 'the last is missing', had: FORMER.slice(0, -1) },
    { name: 'there are a few', had: ['0001_places', '0002_bookings'] },
    { name: 'one is missing, and a later one is there', had: [...FORMER.slice(1), '0500_x'] },
  ])('refused: $name', ({ had }) => {
    expect(() => withBaseline(had)).toThrow(TOO_OLD)
  })
})

async function databaseWith(names: readonly string[], template?: string) {
  const { url, drop } = await emptyDatabase(template)
  onTestFinished(drop)
  const { db, close } = openDatabase(url, { connections: 2 })
  onTestFinished(close)
  await sql`create table if not exists kysely_migration (name text primary key, timestamp text not null)`.execute(
    db,
  )
  await sql`delete from kysely_migration where name < '0496'`.execute(db)
  await sql`insert into kysely_migration select unnest(${[...names]}::text[]), ''`.execute(db)
  return db
}

async function relations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function recorded(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const options = {
  waitMs: 0,
  onAway: () => expect.unreachable('the database answers'),
  onBehind: () => expect.unreachable('it does not wait'),
}

test('a database with all former migrations runs the later ones alone, and its web processes start', async () => {
  const db = await databaseWith(FORMER, TEMPLATE)
  const last = '0610_mail_vouchers'
  await sql`alter table mails drop column voucher`.execute(db)
  await sql`delete from kysely_migration where name = ${last}`.execute(db)
  const before = await recorded(db)
  await migrate(db)
  expect(await recorded(db)).toEqual([...before, last].toSorted())
  await awaitSchema(db, await knownMigrations(), options)
})

test('a database that lacks some is refused, by web processes too, and nothing is changed', async () => {
  const db = await databaseWith(['0001_places', '0002_bookings'])
  await expect(migrate(db)).rejects.toThrow(TOO_OLD)
  await expect(awaitSchema(db, await knownMigrations(), options)).rejects.toThrow(TOO_OLD)
  expect(await relations(db)).toEqual(['kysely_migration'])
  expect(await recorded(db)).toEqual(['0001_places', '0002_bookings'])
})

test('the released baseline stays as it is: what changes the schema is a later migration', () => {
  const released = globSync('src/platform/db/baseline/*.sql')
  expect(hashOf(released).slice(0, 16)).toBe('f03b261c272c5b91')
})

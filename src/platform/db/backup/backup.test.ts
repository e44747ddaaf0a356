import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { TEMPLATE } from '#testing/infrastructure/templates.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'
import { runFolder } from '#testing/infrastructure/run-folder.ts'

const NOW = Temporal.Instant.from('2026-12-01T09:00:00Z')
const ABOUT = { release: '0', secretMark: '00aa11', now: NOW }
const newFile = () => join(runFolder(), `${crypto.randomUUID()}.backup`)

async function databaseFor(template?: string) {
  const { url, drop } = await emptyDatabase(template)
  onTestFinished(drop)
  const query = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }
  const tables = async () =>
    (await query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`)).rowCount
  return { url, query, tables }
}

/** Backup of a seeded database. */
let backup: string
beforeAll(async () => {
  backup = newFile()
  const { url, drop } = await emptyDatabase(TEMPLATE)
  await writeBackup({ url, file: backup, ...ABOUT })
  await drop()
})

async function edited(edit: (text: string) => string): Promise<string> {
  const file = newFile()
  await writeFile(file, zstdCompressSync(edit(zstdDecompressSync(await readFile(backup)).toString())))
  return file
}

test('a file that is cut off leaves the database as empty as it was', async () => {
  const { url, tables } = await databaseFor()
  const file = newFile()
  await copyFile(backup, file)
  await truncate(file, 50_000)
  await expect(readBackup({ url, file, ...ABOUT })).rejects.toThrow(/damaged/)
  expect(await tables()).toBe(0)
})

test.for([
  {
    name: 'a row that was changed',
    edit: (text: string) => text.replace('\tDubai International', '\tDubai Intergalactic'),
    rejection: /the rows of locations are not those that were written/,
  },
  {
    name: 'something after its last table',
    edit: (text: string) => `${text}more`,
    rejection: /something follows its last table/,
  },
  {
    name: 'another format',
    edit: (text: string) => text.replace('rihla backup 1', 'rihla backup 2'),
    rejection: /no backup that this release reads/,
  },
  {
    name: 'a migration that this release does not know',
    edit: (text: string) => text.replace('"0495_baseline"', '"0495_baseline","9999_later"'),
    rejection: /newer release, with migration 9999_later/,
  },
  {
    name: 'too few of the former migrations',
    edit: (text: string) => text.replace('"0495_baseline"', '"0001_places","0002_bookings"'),
    rejection: /too old, with 2 of 154 former migrations: upgrade it with commit fbeb63b3 first/,
  },
])('a backup with $name is refused, and leaves nothing', async ({ edit, rejection }) => {
  const { url, tables } = await databaseFor()
  const file = await edited(edit)
  await expect(readBackup({ url, file, ...ABOUT })).rejects.toThrow(rejection)
  expect(await tables()).toBe(0)
})

test('what is no backup at all is refused', async () => {
  const file = newFile()
  await writeFile(file, 'a letter')
  const { url } = await databaseFor()
  await expect(readBackup({ url, file, ...ABOUT })).rejects.toThrow(/no backup that this release reads/)
})

test('a database that has anything is refused, and keeps it', async () => {
  const { url, query } = await databaseFor()
  await query('create table mine (id int)')
  await query('insert into mine values (1)')
  await expect(readBackup({ url, file: backup, ...ABOUT })).rejects.toThrow(/not empty: it has mine/)
  expect((await query('select id from mine')).rows).toEqual([{ id: 1 }])
})

test('a backup of another APP_SECRET is refused', async () => {
  const { url } = await databaseFor()
  const restored = readBackup({ ...ABOUT, url, file: backup, secretMark: 'ffffff' })
  await expect(restored).rejects.toThrow(/another APP_SECRET/)
})

test('one of an earlier release is restored as it was, for the next start to migrate; a table of nobody is left out and named', async () => {
  const { url, query } = await databaseFor(TEMPLATE)
  await query('drop table trip_price_requests')
  await query(`delete from kysely_migration where name = '0600_trip_price_requests'`)
  await query('create table mine (id int)')
  const file = newFile()
  await writeBackup({ url, file, ...ABOUT })
  const { url: other, query: queryOther } = await databaseFor()
  expect(await readBackup({ url: other, file, ...ABOUT })).toMatchObject({ unknown: ['mine'] })
  const { rows } = await queryOther(
    `select to_regclass('trip_price_requests') as later, to_regclass('mine') as mine`,
  )
  expect(rows).toEqual([{ later: null, mine: null }])
})

/** Lists the constraints, indexes and triggers of a schema. */
const MADE = `
  select 'constraint' as kind, conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'index', indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  order by 1, 2`

test('text of any kind comes back as it was, with triggers, references and indexes as migrations make them', async () => {
  const { url, query } = await databaseFor(TEMPLATE)
  const texts = ['a\nb', '\\.', '\\.\n\\N', 'tab\tand \\', '', 'عمّان']
  const values = texts.map((text, at) => `('text ${at}', ${pg.escapeLiteral(text)})`)
  await query(`insert into seeds (name, fingerprint) values ${values.join(', ')}`)
  const file = newFile()
  await writeBackup({ url, file, ...ABOUT })
  const { url: other, query: queryOther } = await databaseFor()
  // Also restored if this is explicitly requested.
  expect(await readBackup({ ...ABOUT, url: other, file, secretMark: null })).toMatchObject({ unknown: [] })
  const { rows } = await queryOther(`select fingerprint from seeds where name like 'text %' order by name`)
  expect(rows.map(({ fingerprint }) => fingerprint)).toEqual(texts)
  expect((await queryOther(MADE)).rows).toEqual((await query(MADE)).rows)
})

test('where it fails nothing is left of the file, and one that is there is not replaced', async () => {
  const { url, query } = await databaseFor(TEMPLATE)
  await query('create sequence numbers')
  const file = newFile()
  await expect(writeBackup({ url, file, ...ABOUT })).rejects.toThrow(/sequences numbers/)
  expect((await readdir(dirname(file))).filter((name) => name.startsWith(basename(file)))).toEqual([])
  await expect(writeBackup({ url, file: backup, ...ABOUT })).rejects.toThrow(/is there already/)
})

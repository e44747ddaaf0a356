import { execFile } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readErasures, type Erasure } from '#platform/db/erasure.ts'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { TEMPLATE } from '#testing/infrastructure/templates.ts'
import { runFolder } from '#testing/infrastructure/run-folder.ts'

/** One of the two commands, with its environment; what it said and how it ended. */
function run(environment: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test', ...environment }
    execFile(process.execPath, args, { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

async function databaseFor(template?: string): Promise<string> {
  const { url, drop } = await emptyDatabase(template)
  onTestFinished(drop)
  return url
}

async function eraseSomebody(url: string): Promise<Pick<Erasure, 'kind' | 'id'>> {
  const { db, close } = openDatabase(url, { connections: 1 })
  const now = Temporal.Instant.from('2026-12-01T09:00:00Z')
  const id = newId()
  await db
    .insertInto('users')
    .values({ id, role: 'traveller', lang_id: 1, created_at: now, erased_at: now })
    .execute()
  await close()
  return { kind: 'account', id }
}

test('the commands write a backup where none is named, restore it, and refuse with a reason and a code', async () => {
  const DATA_DIR = await mkdtemp(join(runFolder(), 'commands-'))
  const source = await databaseFor(TEMPLATE)
  const erased = await eraseSomebody(source)
  const wrote = await run({ DATA_DIR, DATABASE_URL: source }, 'src/backup.ts')
  expect(wrote).toMatchObject({ code: 0, err: '' })
  expect(readErasures(join(DATA_DIR, 'backups', 'erasures.jsonl'))).toMatchObject([erased])
  const name = (await readdir(join(DATA_DIR, 'backups'))).find((one) => one.endsWith('.backup')) ?? ''
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/)
  const file = join(DATA_DIR, 'backups', name)
  expect(wrote.out).toMatch(
    new RegExp(String.raw`${name}: \d+ tables, \d+ rows, \d+\.\d MB, as they were at`),
  )

  const target = { DATA_DIR, DATABASE_URL: await databaseFor() }
  expect(await run({ ...target, APP_SECRET: 'quite another secret' }, 'src/restore.ts', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('another APP_SECRET'),
  })
  expect(await run(target, 'src/restore.ts', file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ tables and \d+ rows are as they were/),
  })
  // The backup has that erasure; the file beside it may name later ones.
  const { db, close } = openDatabase(target.DATABASE_URL, { connections: 1 })
  expect(await db.selectFrom('erasures_to_repeat').select('subject_id').execute()).toEqual([
    { subject_id: erased.id },
  ])
  await close()
  expect(await run(target, 'src/restore.ts', file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^DATABASE_URL: .*the database is not empty: it has .*\n$/),
  })
})

import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { awaitSchema } from './await-schema.ts'
import { openDatabase } from './database.ts'
import { knownMigrations } from './migrate.ts'

test('a process that does not migrate waits until all that it knows is there, and is content with more', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const known = await knownMigrations()
  const told: number[] = []
  await awaitSchema(database.db, known.slice(0, -1), { waitMs: 0, onBehind: (missing) => told.push(missing) })
  expect(told).toEqual([])

  const waiting = awaitSchema(database.db, [...known, '9998_next', '9999_after'], {
    waitMs: 60_000,
    onBehind: (missing) => told.push(missing),
  })
  await expect.poll(() => told).toEqual([2])
  for (const name of ['9998_next', '9999_after'])
    await database.db
      .insertInto('kysely_migration' as never)
      .values({ name, timestamp: '' })
      .execute()
  await waiting
  expect(told).toEqual([2])
})

test('it gives up in words on a database that nobody migrates', async () => {
  const { url, drop } = await emptyDatabase()
  onTestFinished(drop)
  const { db, close } = openDatabase(url, { connections: 1 })
  onTestFinished(close)
  await expect(awaitSchema(db, ['0001_places', '0002_more'], { waitMs: -1, onBehind() {} })).rejects.toThrow(
    'its schema is behind: 2 migrations are missing, the first is 0001_places',
  )
})

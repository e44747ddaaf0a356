import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { tcpProxy } from '#testing/infrastructure/tcp-proxy.ts'
import { awaitSchema } from './await-schema.ts'
import { openDatabase } from './database.ts'
import { DatabaseUnavailable } from './database-failures.ts'
import { knownMigrations } from './migrate.ts'

const onAway = () => expect.unreachable('the database answers')

test('a process that does not migrate waits for a database that does not answer yet', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const proxy = await tcpProxy(database.url)
  proxy.close()
  const { db, close } = openDatabase(proxy.url, { connections: 1, retryWindowMs: 0 })
  onTestFinished(close)
  const reported: unknown[] = []
  const waiting = awaitSchema(db, await knownMigrations(), {
    waitMs: 60_000,
    onAway: (error) => reported.push(error),
    onBehind: () => expect.unreachable('the schema is there'),
  })
  await expect.poll(() => reported).toEqual([expect.any(DatabaseUnavailable)])
  proxy.open()
  await waiting
  expect(reported).toHaveLength(1)
})

test('a process that does not migrate waits until all that it knows is there, and is content with more', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const known = await knownMigrations()
  const reported: number[] = []
  await awaitSchema(database.db, known.slice(0, -1), {
    waitMs: 0,
    onAway,
    onBehind: (missing) => reported.push(missing),
  })
  expect(reported).toEqual([])

  const waiting = awaitSchema(database.db, [...known, '9998_next', '9999_after'], {
    waitMs: 60_000,
    onAway,
    onBehind: (missing) => reported.push(missing),
  })
  await expect.poll(() => reported).toEqual([2])
  for (const name of ['9998_next', '9999_after'])
    await database.db
      .insertInto('kysely_migration' as never)
      .values({ name, timestamp: '' })
      .execute()
  await waiting
  expect(reported).toEqual([2])
})

test('it gives up in words on a database that nobody migrates', async () => {
  const { url, drop } = await emptyDatabase()
  onTestFinished(drop)
  const { db, close } = openDatabase(url, { connections: 1 })
  onTestFinished(close)
  await expect(
    awaitSchema(db, ['0001_places', '0002_more'], { waitMs: -1, onAway, onBehind() {} }),
  ).rejects.toThrow('its schema is behind: 2 migrations are missing, the first is 0001_places')
})

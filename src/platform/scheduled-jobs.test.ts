import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { jobEngines } from '#testing/infrastructure/job-engine.ts'
import { findDue } from './db/due-work.store.ts'
import { ENGINE_SCHEMA } from './db/job-engine.ts'
import type { ScheduledJob } from './scheduled-jobs.ts'

const database = forFile(await testDatabase())

/** Time on each process's clock in which due work is found, sent and taken. */
const POLL_MS = 45_000

function counted(name: string, rest: Partial<ScheduledJob> = {}) {
  const runs: number[] = []
  const job = (work: () => Promise<unknown> = async () => null): ScheduledJob => ({
    name,
    cron: '*/10 * * * *',
    ...rest,
    work: async () => {
      runs.push(runs.length + 1)
      return work()
    },
  })
  return { runs, job }
}

test('the tables are those that the installed release of the engine wants', async () => {
  const boss = new PgBoss({ db: { executeSql: database.runText }, schema: ENGINE_SCHEMA, migrate: false })
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
})

test('a job is run at its times, each time by one of several processes', async () => {
  const { clock, process } = jobEngines(database)
  const { runs, job } = counted('close the day')
  const processes = [process(), process()]
  for (const one of processes) await one.start([job()])
  await clock.tick(POLL_MS)
  expect(runs).toHaveLength(0)
  for (const [time, expected] of [
    ['2026-12-01T09:09:50Z', 1],
    ['2026-12-01T09:19:50Z', 2],
  ] as const) {
    await clock.setTime(time)
    await clock.tick(POLL_MS)
    expect(runs).toHaveLength(expected)
  }
  await clock.setTime('2026-12-01T11:35:00Z')
  await clock.tick(POLL_MS)
  expect(runs, 'what was due while nobody looked is one run').toHaveLength(3)
})

test('a run whose process was killed is begun again by another', async () => {
  const { clock, process } = jobEngines(database)
  const { runs, job } = counted('compare books', { atOnce: true })
  const { promise: never } = Promise.withResolvers<void>()
  const killed = process()
  await killed.start([job(() => never)])
  await expect.poll(() => runs).toHaveLength(1)
  const other = process()
  await other.start([{ ...job(), atOnce: false }])
  await clock.tick(60_000)
  expect(runs, 'while it lives nobody else runs it').toHaveLength(1)
  killed.kill()
  await clock.tick(240_000)
  expect(runs).toHaveLength(2)
})

test('the engine looks after its tables, and forgets runs two days after they ended', async () => {
  const { clock, process } = jobEngines(database)
  const { runs, job } = counted('greet the new year', { cron: '0 0 1 1 *', atOnce: true })
  const { start, runText } = process()
  await start([job()])
  await expect.poll(() => runs).toHaveLength(1)
  const states = async () => {
    const { rows } = await runText('select state from pgboss.job where name = $1', ['greet-the-new-year'])
    return rows
  }
  await expect.poll(states).toEqual([{ state: 'completed' }])
  for (const [time, left] of [
    ['2026-12-03T09:00:00Z', 1],
    ['2026-12-04T09:05:00Z', 0],
  ] as const) {
    await clock.setTime(time)
    await clock.tick(120_000)
    expect(await states()).toHaveLength(left)
  }
})

test('a run that failed is tried again, later each time, until it is done', async () => {
  const { clock, process } = jobEngines(database)
  const { runs, job } = counted('ask the bank', { atOnce: true })
  await process().start([
    job(async () => {
      if (runs.length < 3) throw new Error('it does not answer')
    }),
  ])
  await expect.poll(() => runs).toHaveLength(1)
  await clock.tick(10_000)
  expect(runs).toHaveLength(1)
  await clock.tick(60_000)
  expect(runs).toHaveLength(2)
  await clock.tick(120_000)
  expect(runs).toHaveLength(3)
  await clock.tick(300_000)
  expect(runs).toHaveLength(3)
})

test('a run that a process without jobs asks for is run by one with jobs, once for all that ask before it begins', async () => {
  const { clock, process } = jobEngines(database)
  const { runs, job } = counted('list stations')
  const [web, jobs] = [process('web'), process()]
  const reverted = web.db.transaction().execute(async (tx) => {
    await web.request(tx, 'list stations')
    throw new Error('the rest of it failed')
  })
  await expect(reverted).rejects.toThrow('the rest')
  await jobs.start([job()])
  await clock.tick(POLL_MS)
  expect(runs, 'nobody has asked').toHaveLength(0)
  for (const side of [web, jobs])
    await side.db.transaction().execute((tx) => side.request(tx, 'list stations'))
  await clock.tick(POLL_MS)
  expect(runs).toHaveLength(1)
})

test('one condition tells that a run waits, which begins at once when the engine is woken', async () => {
  const { process } = jobEngines(database)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { runs, job } = counted('list ratings', { cron: '0 0 1 1 *' })
  const jobs = process()
  const isDue = async () => (await findDue(jobs.db, testClock())([jobs.hasDue]))[0]
  const requestRun = () => jobs.db.transaction().execute((tx) => jobs.request(tx, 'list ratings'))
  await jobs.start([job(() => promise)])
  expect(await isDue()).toBe(false)
  await requestRun()
  expect(await isDue()).toBe(true)
  await jobs.wake()
  await expect.poll(() => runs).toHaveLength(1)
  await requestRun()
  expect(await isDue(), 'one is under way: the next has to wait for it').toBe(false)
  resolve()
  await expect.poll(isDue).toBe(true)
})

test('a job is due by the clock of its time zone', () => {
  const { process } = jobEngines(database)
  const { dueAfter } = process('web')
  const dueFrom = (at: string) =>
    dueAfter({ cron: '15 16 * * *', timeZone: 'Europe/Berlin' }, Temporal.Instant.from(at), 2).map(String)
  expect(dueFrom('2026-10-24T00:00:00Z')).toEqual(['2026-10-24T14:15:00Z', '2026-10-25T15:15:00Z'])
})

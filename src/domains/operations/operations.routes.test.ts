import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { jobEngines } from '#testing/infrastructure/job-engine.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { saveRuns } from './job-run.store.ts'
import type { Operations } from './operations.contract.ts'
import { storeRuns, watchJob } from './watch-job.service.ts'

const app = forFile(await testApp({ environment: { RATE_LIMIT_SCALE: '1' } }))
const { db } = app.database
const people = peopleOf(app)
const tokenOf = async (role: 'admin' | 'support') =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token
const token = await tokenOf('admin')

const read = async (as = token): Promise<Operations> =>
  (await app.call('/api/staff/operations', { token: as })).body
const run = (name: string, as = token) => app.call('/api/staff/operations/run', { token: as, body: { name } })
const jobIn = ({ jobs }: Operations, name: string) => jobs.find((job) => job.name === name)

test('a job is run now: how long it took and when it runs again is told, and who ran it is in the audit', async () => {
  expect(jobIn(await read(), 'supplier ratings')).toMatchObject({ last: null, next_at: null })
  const { status, body } = await run('supplier ratings')
  expect(status).toBe(200)
  const job = jobIn(body, 'supplier ratings')
  const started = app.clock.now()
  expect(job?.last).toEqual({ started_at: started.toString(), took_ms: 0, error: null })
  expect(job?.next_at).toBe(started.add({ seconds: job?.every_seconds ?? 0 }).toString())
  const entries = db.selectFrom('audit_entries').select(['action', 'subject_id'])
  expect(await entries.execute()).toEqual([{ action: 'run_job', subject_id: 'supplier ratings' }])
  expectProblem(await run('no such job'), { status: 404, code: 'job_not_found' })
})

test('the last run of any process is told, with how long it took and why it failed', async () => {
  const process = () => ({
    db,
    clock: app.clock,
    unsavedRuns: { workerId: crypto.randomUUID(), byName: new Map() },
  })
  const [one, other] = [process(), process()]
  await watchJob(one, 'exchange rates of each process', async () => app.clock.pass({ seconds: 3 }))()
  const startedAt = app.clock.now()
  const failing = watchJob(other, 'exchange rates of each process', async () => {
    app.clock.pass({ seconds: 2 })
    throw new Error('nobody answered')
  })
  await expect(failing()).rejects.toThrow('nobody answered')
  await Promise.all([one, other].map(storeRuns))
  expect(jobIn(await read(), 'exchange rates of each process')?.last).toEqual({
    started_at: startedAt.toString(),
    took_ms: 2000,
    error: 'Error: nobody answered',
  })
})

/** Returns a time at which requests by the database's clock are due. */
async function aMinuteAhead(): Promise<string> {
  const { rows } = await sql<{ at: Temporal.Instant }>`select now() + interval '1 minute' as at`.execute(db)
  return String(rows[0]?.at)
}

test('a job with a schedule is run by a process of jobs, whichever process is asked, and staff see how it goes', async () => {
  const { clock, process } = jobEngines(app.database, await aMinuteAhead())
  const closing = async () => jobIn(await read(await tokenOf('admin')), 'close ledger days')
  expect(await closing()).toMatchObject({
    every_seconds: 600,
    schedule: { cron: '*/10 * * * *', time_zone: 'UTC' },
    state: null,
    last: null,
  })
  const { status, body } = await run('close ledger days', await tokenOf('admin'))
  expect({ status, job: jobIn(body, 'close ledger days') }).toMatchObject({
    status: 200,
    job: { state: 'waiting', last: null },
  })
  const { promise: stopped, reject: stop } = Promise.withResolvers<void>()
  // The run is stored as running before its work is called: it may end first.
  stopped.catch(() => {})
  const jobs = process()
  await jobs.start([{ name: 'close ledger days', cron: '*/10 * * * *', work: () => stopped }])
  await expect.poll(closing).toMatchObject({ state: 'running' })
  stop(new Error('a day is not there'))
  await expect.poll(closing).toMatchObject({ state: 'waiting', last: { error: 'Error: a day is not there' } })
  await clock.tick(1)
})

test('runs of processes that have long ended are forgotten', async () => {
  await saveRuns(db, crypto.randomUUID(), [
    { name: 'mail links to sign in', startedAt: app.clock.now(), tookMs: 3, error: null },
  ])
  app.clock.pass({ hours: 24 * 8 })
  await app.app.runJob('keep what jobs did')
  expect(jobIn(await read(await tokenOf('admin')), 'mail links to sign in')?.last).toBeNull()
})

test('what was refused by a rate limit is counted by its call, beside migrations and version', async () => {
  const forget = () => app.call('/api/forget-password', { body: { email: 'nobody@example.com' } })
  for (let count = 0; count < 7; count++) await forget()
  const operations = await read(await tokenOf('admin'))
  expect(operations.refused).toContainEqual({ name: 'POST /api/forget-password', count: 2 })
  expect(operations.migrations.count).toBeGreaterThan(1)
  expect(operations.migrations.last).toMatch(/^\d{4}_/)
  expect(operations.version).toMatch(/^\d+\.\d+\.\d+/)
})

test('nobody but administrators sees or runs jobs', async () => {
  const support = await tokenOf('support')
  expectProblem(await app.call('/api/staff/operations', { token: support }), {
    status: 403,
    code: 'staff_role_missing',
  })
  expectProblem(await run('supplier ratings', support), { status: 403, code: 'staff_role_missing' })
})

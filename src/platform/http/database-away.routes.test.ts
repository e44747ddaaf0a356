import { writeFileSync } from 'node:fs'
import { Hono, type ErrorHandler, type MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { idempotencyStore } from '#platform/db/idempotency.store.ts'
import { sha256 } from '#platform/crypto.ts'
import { createLog } from '#platform/log.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { proxiedDatabase } from '#testing/infrastructure/proxied-database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { idempotent, type IdempotencyVariables } from './idempotency.ts'
import { errorHandler, outerLayer } from './layers.ts'
import type { RequestVariables } from './openapi/openapi.ts'

type Env = { Variables: IdempotencyVariables & RequestVariables & { traveller: { userId: string } } }

const USER = '01890000-0000-7000-8000-000000000001'

const { direct, proxy, database } = forFile(await proxiedDatabase({ retryWindowMs: 50 }))
await direct.db
  .insertInto('users')
  .values({
    id: USER,
    role: 'traveller',
    lang_id: 1,
    created_at: Temporal.Instant.from('2026-12-01T09:00:00Z'),
  })
  .execute()

beforeEach(() => proxy.open())

/** Creates a write with an idempotency key, whose handler the test chooses. */
function environment(work: () => Promise<unknown>) {
  const clock = testClock()
  const keys = idempotencyStore(database.db, crypto.randomUUID())
  const log = createLog('silent')
  const app = new Hono<Env>()
  app.onError(errorHandler(log) as unknown as ErrorHandler<Env>)
  app
    .use(outerLayer({ log, meter: () => {}, secure: false }) as unknown as MiddlewareHandler<Env>)
    .use(async (c, next) => {
      c.set('traveller', { userId: USER })
      await next()
    })
    .post('/write', idempotent({ keys, clock, hash: sha256 }), async (c) => {
      await work()
      return c.json({ done: true })
    })
  const call = callOver(async (path, request) => app.request(`http://rihla.test${path}`, request))
  const renew = () => keys.renew(clock.now())
  return {
    clock,
    renew,
    write: (key: string, query = '') =>
      call(`/write${query}`, { headers: { 'idempotency-key': key }, body: {} }),
  }
}

test('with the database away for long a request is answered 503 and when to ask again, and its key is soon free', async () => {
  let runs = 0
  const { clock, write } = environment(async () => {
    if (runs++ > 0) return
    proxy.close()
    await database.db.selectFrom('seeds').selectAll().execute()
  })
  const key = crypto.randomUUID()
  const rejected = await write(key)
  expectProblem(rejected, { status: 503, code: 'try_again' })
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expectArabic(await write(crypto.randomUUID(), '?lang_id=2'))

  proxy.open()
  expectProblem(await write(key), { status: 409, code: 'request_in_progress' })
  clock.pass({ seconds: 21 })
  expect(await write(key)).toMatchObject({ status: 200, body: { done: true } })
})

test.for([
  {
    disk: 'the database’s',
    write: () =>
      sql`do $$ begin raise exception 'no space' using errcode = 'disk_full'; end $$`.execute(database.db),
  },
  { disk: 'our own', write: async () => writeFileSync('/dev/full', 'an answer') },
])('a disk that is full, $disk, is answered 503 and when to ask again', async ({ write: fails }) => {
  let runs = 0
  const { write } = environment(async () => {
    if (runs++ === 0) await fails()
  })
  const key = crypto.randomUUID()
  const rejected = await write(key)
  expectProblem(rejected, { status: 503, code: 'try_again' })
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await write(key)).toMatchObject({ status: 200, body: { done: true } })
})

test('an answer that cannot be kept under its key is given all the same', async () => {
  const { write } = environment(async () => proxy.close())
  const answer = await write(crypto.randomUUID())
  proxy.open()
  expect(answer).toMatchObject({ status: 200, body: { done: true } })
})

test('however long a request takes, its key stays taken while it is renewed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let runs = 0
  const { clock, renew, write } = environment(async () => {
    runs += 1
    await promise
  })
  const key = crypto.randomUUID()
  const first = write(key)
  const startedRequests = () =>
    direct.db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()
  await expect.poll(startedRequests).toHaveLength(1)
  for (let round = 0; round < 6; round++) {
    clock.pass({ seconds: 15 })
    await renew()
    expectProblem(await write(key), { status: 409, code: 'request_in_progress' })
  }
  resolve()
  expect((await first).status).toBe(200)
  expect(runs).toBe(1)
})

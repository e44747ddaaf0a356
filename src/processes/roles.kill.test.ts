import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { loadExchangeRates } from '#domains/suppliers/exchange-rates/exchange-rates.store.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { listedDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import {
  launchServer,
  startOutsideServices,
  startServer,
} from '#testing/infrastructure/processes/processes.ts'
import { UNREACHABLE_URL } from '#testing/infrastructure/unreachable-url.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { ecbDocument, startCentralBank } from '#testing/stand-ins/central-bank.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

const PAYMENTS_KEY = 'kill-test-secret'

async function oneDatabase() {
  const database = await listedDatabase()
  onTestFinished(() => database.close())
  return database
}

test('what a web process has left, and what it was doing when it was killed, is done by a process of jobs', async () => {
  const { db, url: DATABASE_URL } = await oneDatabase()
  const { urls, close } = await startOutsideServices({
    dataDir: await temporaryDir(),
    paymentsKey: PAYMENTS_KEY,
    stock: 50,
    // Slow enough that an order is certainly in progress.
    delayMs: 500,
  })
  onTestFinished(close)
  const start = async (ROLE: 'web' | 'jobs') => {
    const server = await startServer({
      ...onSiteClock(),
      ROLE,
      DATABASE_URL,
      SUPPLIER_OKMOBILITY_URL: urls.okMobility,
      SUPPLIER_EUROPCAR_URL: urls.europcar,
      PAYMENTS_URL: urls.payments,
      PAYMENTS_KEY,
      DATA_DIR: await temporaryDir(),
      PORT: String(await freePort()),
    })
    onTestFinished(() => server.kill())
    return server
  }
  const jobsRunBy = async ({ url }: { url: string }) =>
    new Set((await (await fetch(`${url}/metrics`)).text()).match(/(?<=rihla_job_runs_total\{name=")[^"]+/g))
  const mailsSent = async () =>
    (await db.selectFrom('mails').select('sent_at').execute()).map(({ sent_at }) => sent_at !== null)

  const web = await start('web')
  const call = callOver((path, request) => fetch(web.url + path, request))
  const { guest, quote, cart, order } = journey({ call }, rentalAfter(siteClock.now(), 60))
  const filled = async () => {
    const token = await guest()
    return { token, booking: await cart(token, (await quote('Flexible')).quote_id) }
  }
  const [done, cut] = [await filled(), await filled()]
  expect((await order(done.token, done.booking)).body.booking).toMatchObject({ status: 'confirmed' })
  await expect.poll(() => jobsRunBy(web)).toContain('seen prices')
  await expect.poll(() => jobsRunBy(web)).toContain('calls of suppliers')
  for (const name of ['send mails', 'close ledger days']) expect(await jobsRunBy(web)).not.toContain(name)

  const stateOfCut = async () => {
    const row = await db
      .selectFrom('bookings')
      .select('status')
      .where('id', '=', cut.booking.booking_id)
      .executeTakeFirst()
    return row?.status
  }
  void order(cut.token, cut.booking).catch(() => null)
  const paymentStatuses = async () => (await gatewayAt(urls.payments).book()).map(({ status }) => status)
  await expect.poll(paymentStatuses, { interval: 20 }).toContain('authorised')
  await web.kill()
  expect(await stateOfCut()).toMatch(/^awaiting_/)
  expect(await mailsSent()).toContain(false)

  const jobs = await start('jobs')
  await expect.poll(mailsSent).not.toContain(false)
  await expect.poll(stateOfCut, { interval: 200 }).toBe('confirmed')
  expect(await jobsRunBy(jobs)).toContain('send mails')
  await expect.poll(() => jobsRunBy(jobs)).toContain('close ledger days')
  const status = async (path: string) => (await fetch(jobs.url + path)).status
  expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map(status))).toEqual([200, 200, 200])
  expect(await Promise.all(['/en', '/api/home', '/openapi.json'].map(status))).toEqual([404, 404, 404])
  expect(await jobs.stop()).toBe(0)
})

test('a scheduled run whose process was killed is begun again by another', async () => {
  const { db, url: DATABASE_URL } = await oneDatabase()
  const bank = await startCentralBank(() => {})
  onTestFinished(() => bank.close())
  const start = async () => {
    const server = await startServer({
      ROLE: 'jobs',
      DATABASE_URL,
      ECB_URL: bank.url,
      SUPPLIER_OKMOBILITY_URL: UNREACHABLE_URL,
      SUPPLIER_EUROPCAR_URL: UNREACHABLE_URL,
      PAYMENTS_URL: UNREACHABLE_URL,
      PAYMENTS_KEY,
      DATA_DIR: await temporaryDir(),
      PORT: String(await freePort()),
    })
    onTestFinished(() => server.kill())
    return server
  }
  const killed = await start()
  await expect.poll(bank.countRequests, { interval: 20 }).toBe(1)
  await killed.kill()
  bank.answers((_, response) => response.end(ecbDocument('2026-11-20', { USD: '1.5' })))

  const runs = async (state: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where name = 'exchange-rates' and state = ${state}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const [cut = ''] = await runs('active')
  const other = await start()
  // It is found dead when the other process next looks after the runs of all, which it does each minute.
  await expect.poll(() => runs('retry'), { interval: 1000 }).toContain(cut)
  await sql`update pgboss.job set start_after = now() where id = ${cut}`.execute(db)
  await expect.poll(() => runs('completed'), { interval: 500 }).toContain(cut)
  expect((await loadExchangeRates(db)).date).toBe('2026-11-20')
  expect(await other.stop()).toBe(0)
  expect(other.output()).not.toContain('the engine failed')
})

test('migrating ends by itself, and needs no folder that a running process may hold', async () => {
  const { url: DATABASE_URL } = await oneDatabase()
  const migrating = launchServer(
    { DATABASE_URL, ROLE: 'web', DATA_DIR: '/dev/null/nowhere' },
    'src/migrate.ts',
  )
  expect(await migrating.ended, migrating.output()).toMatchObject({ code: 0 })
  expect(migrating.output()).toMatch(/^postgres:\/\/.+: the schema is up to date\n$/)
})

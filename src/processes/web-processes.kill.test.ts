import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { listedDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import {
  startOutsideServices,
  startServer,
  type RunningServer,
} from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'

const PAYMENTS_KEY = 'kill-test-secret'

/** Requests in progress at any moment. */
const LOAD = 8

const closing = new AsyncDisposableStack()
let dataDir: string
let paymentsUrl: string
let server: RunningServer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-web-'))
  closing.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const database = await listedDatabase()
  closing.defer(() => database.close())
  // Slow enough that an order is certainly in progress.
  const outside = await startOutsideServices({ dataDir, paymentsKey: PAYMENTS_KEY, stock: 50, delayMs: 500 })
  closing.defer(() => outside.close())
  paymentsUrl = outside.urls.payments
  server = await startServer({
    ...onSiteClock(),
    WEB_PROCESSES: '2',
    SHUTDOWN_DELAY_SECONDS: '1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SUPPLIER_OKMOBILITY_URL: outside.urls.okMobility,
    SUPPLIER_EUROPCAR_URL: outside.urls.europcar,
    PAYMENTS_URL: outside.urls.payments,
    PAYMENTS_KEY,
  })
  closing.defer(() => server.kill())
})
afterAll(() => closing.disposeAsync())

const status = async (path: string) =>
  (await fetch(server.url + path, { signal: AbortSignal.timeout(20_000) })).status

/** The names of the processes that tell a metric with these labels. */
async function processesReporting(metric: string): Promise<string[]> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(metric))
  return [...new Set(lines.flatMap((line) => /process="([^"]+)"/.exec(line)?.[1] ?? []))].toSorted()
}

async function pidOf(name: string): Promise<number> {
  return Number(/\d+/.exec(await readFile(join(dataDir, name, 'rihla.pid'), 'utf8'))?.[0])
}

test('jobs are worked on by the first process alone, and each tells its own metrics at the one address', async () => {
  await expect
    .poll(() => processesReporting('rihla_job_runs_total{name="seen prices"'))
    .toEqual(['jobs', 'web-1', 'web-2'])
  await expect.poll(() => processesReporting('rihla_job_runs_total{name="send mails"')).toEqual(['jobs'])
  expect(await processesReporting('rihla_event_loop_delay_seconds')).toEqual(['jobs', 'web-1', 'web-2'])
})

test('a web process that is killed loses what it was answering alone, and another takes its place', async () => {
  const before = await pidOf('web-1')
  const over = new AbortController()
  const lost: unknown[] = []
  const answered: number[] = []
  const load = Array.from({ length: LOAD }, async () => {
    while (!over.signal.aborted) {
      const code = await status('/readyz').catch((error: unknown) => void lost.push(error))
      if (code !== undefined) answered.push(code)
      await sleep(5)
    }
  })
  await expect.poll(() => answered.length).toBeGreaterThan(50)
  process.kill(before, 'SIGKILL')
  const atKill = answered.length
  await expect.poll(() => answered.length).toBeGreaterThan(atKill + 50)
  await expect.poll(() => pidOf('web-1').catch(() => before)).not.toBe(before)
  await expect
    .poll(() => processesReporting('rihla_event_loop_delay_seconds'))
    .toEqual(['jobs', 'web-1', 'web-2'])
  over.abort()
  await Promise.all(load)
  expect(lost.length).toBeLessThanOrEqual(LOAD)
  expect(new Set(answered)).toEqual(new Set([200]))
})

test('told to stop, they report it first, complete the order under way, and end', async () => {
  const call = callOver((path, request) => fetch(server.url + path, request))
  const { guest, quote, cart, order } = journey({ call }, rentalAfter(siteClock.now(), 60))
  const token = await guest()
  const answer = order(token, await cart(token, (await quote('Flexible')).quote_id))
  const paymentStatuses = async () => (await gatewayAt(paymentsUrl).book()).map((payment) => payment.status)
  await expect.poll(paymentStatuses, { interval: 50 }).toEqual(['authorised'])

  const stopped = server.stop()
  await expect.poll(() => status('/readyz'), { interval: 20 }).toBe(503)
  const alive = await fetch(`${server.url}/healthz`)
  expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close'])
  expect((await answer).body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await stopped, server.output()).toBe(0)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
})

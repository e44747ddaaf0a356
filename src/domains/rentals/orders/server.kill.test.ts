import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { listedDatabase } from '#testing/infrastructure/database.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import {
  launchServer,
  startOutsideServices,
  startServer,
} from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

const PAYMENTS_KEY = 'kill-test-secret'

/** Starts external services with half a second of latency, so that an order is certainly in progress. */
async function slowOutside(dataDir: string): Promise<Record<string, string>> {
  const { urls, close } = await startOutsideServices({
    dataDir,
    paymentsKey: PAYMENTS_KEY,
    stock: 50,
    delayMs: 500,
  })
  onTestFinished(close)
  return {
    SUPPLIER_OKMOBILITY_URL: urls.okMobility,
    SUPPLIER_EUROPCAR_URL: urls.europcar,
    PAYMENTS_URL: urls.payments,
    PAYMENTS_KEY,
  }
}

test('told to stop, the server finishes the order under way, stops its database and starts again on the same data; Ctrl-C ends it as well', async () => {
  const dataDir = await temporaryDir()
  const outside = await slowOutside(dataDir)
  const environment = { ...onSiteClock(), ...outside, DATA_DIR: dataDir, PORT: String(await freePort()) }
  const server = await startServer(environment)
  const call = callOver((path, request) => fetch(server.url + path, request))
  const { guest, quote, cart, order, read } = journey({ call }, rentalAfter(siteClock.now(), 60))
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)

  const answer = order(token, booking)
  const paymentStatuses = async () =>
    (await gatewayAt(outside['PAYMENTS_URL']!).book()).map(({ status }) => status)
  await expect.poll(paymentStatuses, { interval: 50 }).toEqual(['authorised'])
  const stopped = server.stop()

  expect((await answer).body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await stopped).toBe(0)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'rihla.pid'))).toBe(false)

  const again = await startServer(environment)
  expect(await read(token, booking.booking_id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await again.interrupt(), again.output()).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'rihla.pid'))).toBe(false)
})

test('told to stop the moment it is ready, the server stops', async () => {
  const database = await listedDatabase()
  onTestFinished(() => database.close())
  const environment = { DATA_DIR: await temporaryDir(), DATABASE_URL: database.url }
  for (let time = 0; time < 3; time++) {
    const server = await startServer({ ...environment, PORT: String(await freePort()) })
    expect(await server.stop()).toBe(0)
  }
})

test('a second server on a data directory in use refuses in words, and the first is not disturbed', async () => {
  const database = await listedDatabase()
  onTestFinished(() => database.close())
  const dataDir = await temporaryDir()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url }
  const first = await startServer({ ...environment, PORT: String(await freePort()) })
  onTestFinished(() => first.kill())

  const second = launchServer({ ...environment, PORT: String(await freePort()) })
  expect((await second.ended).code).toBe(1)
  expect(second.output()).toBe(
    `DATA_DIR: ${dataDir} is in use by process ${first.pid} on ${hostname()}; stop it, or set another DATA_DIR\n`,
  )

  const ready = await fetch(`${first.url}/readyz`)
  expect(ready.status).toBe(200)
  // A reverse proxy keeps idle connections for a minute.
  expect(Number(/timeout=(\d+)/.exec(ready.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  expect(await first.stop()).toBe(0)
})

test('of servers started at the same moment on one data directory, one runs and the others refuse', async () => {
  const database = await listedDatabase()
  onTestFinished(() => database.close())
  const dataDir = await temporaryDir()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url }
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const servers = ports.map((port) => launchServer({ ...environment, PORT: String(port) }))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))))

  const started = await Promise.allSettled(servers.map(({ ready }) => ready))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const [at, { status }] of started.entries())
    if (status === 'rejected') expect(servers[at]!.output()).toContain('is in use by')
})

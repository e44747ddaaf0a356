import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { listedDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { startOutsideServices, startServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

const PAYMENTS_KEY = 'kill-test-secret'

/** As a proxy's: how often it asks who is ready. */
const CHECK_MS = 100
/** A hundred looks: however busy the machine is, a process that stops is seen to before it closes. */
const SHUTDOWN_DELAY_SECONDS = 10

test('processes are replaced one by one, and every page, file, search and order meanwhile is answered', async () => {
  const dataDir = await temporaryDir()
  const database = await listedDatabase()
  onTestFinished(() => database.close())
  const outside = await startOutsideServices({ dataDir, paymentsKey: PAYMENTS_KEY, stock: 500, delayMs: 100 })
  onTestFinished(() => outside.close())
  const ports = [String(await freePort()), String(await freePort())]
  const start = (PORT: string) =>
    startServer({
      ...onSiteClock(),
      ROLE: 'web',
      PORT,
      DATA_DIR: join(dataDir, PORT),
      DATABASE_URL: database.url,
      SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
      SUPPLIER_OKMOBILITY_URL: outside.urls.okMobility,
      SUPPLIER_EUROPCAR_URL: outside.urls.europcar,
      PAYMENTS_URL: outside.urls.payments,
      PAYMENTS_KEY,
    })
  const running = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)))
  onTestFinished(async () => void (await Promise.all([...running.values()].map((one) => one.kill()))))

  let ready = ports
  let requestCount = 0
  const fetchPage = (path: string, request?: RequestInit) =>
    fetch(`http://127.0.0.1:${ready[requestCount++ % ready.length]}${path}`, request)
  const over = new AbortController()
  const failed: string[] = []
  const count = { pages: 0, files: 0, orders: 0 }
  const untilOver = async (pauseMs: number, work: () => Promise<unknown>) => {
    while (!over.signal.aborted) {
      await work().catch((error: Error) =>
        failed.push(error.cause instanceof Error ? error.cause.message : error.message),
      )
      await sleep(pauseMs)
    }
  }
  const read = async (path: string) => {
    const reply = await fetchPage(path)
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
    return reply.text()
  }
  const { guest, quote, cart, order } = journey(
    { call: callOver(fetchPage) },
    rentalAfter(siteClock.now(), 60),
  )
  const load = [
    untilOver(CHECK_MS, async () => {
      const isReady = async (port: string) =>
        (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true
      const found = await Promise.all(ports.map(isReady))
      ready = ports.filter((_, at) => found[at])
    }),
    untilOver(300, async () => {
      const page = await read('/en/login')
      count.pages += 1
      for (const file of new Set(page.match(/\/assets\/[\w.-]+\.\w+/g))) {
        await read(file)
        count.files += 1
      }
    }),
    untilOver(300, async () => {
      const token = await guest()
      const booking = await cart(token, (await quote('Flexible')).quote_id)
      const { status } = await order(token, booking)
      if (status !== 201) throw new Error(`an order answered ${status}`)
      count.orders += 1
    }),
  ]
  for (const port of ports) {
    expect(await running.get(port)?.stop()).toBe(0)
    running.set(port, await start(port))
    // As long as it takes to be found again.
    await sleep(3 * CHECK_MS)
  }
  over.abort()
  await Promise.all(load)
  expect(failed).toEqual([])
  expect(Math.min(count.pages, count.orders)).toBeGreaterThan(3)
  expect(count.files).toBeGreaterThan(count.pages)
})

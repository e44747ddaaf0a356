import { describe, expect, onTestFinished, test } from 'vitest'
import { SearchingReply } from '#domains/rentals/search/search.contract.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { startSimulators } from '#src/simulators.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { rentalAfter } from '#testing/builders/rentals/journey.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { startRedis, WITHOUT_REDIS } from '#testing/infrastructure/redis.ts'
import { statuses } from '#testing/builders/rentals/searching.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

/** Long enough for other processes to make the same request meanwhile. */
const SLOW_MS = 1000

/** Far above any real duration here, so that nothing depends on the machine's speed. */
const PATIENT = { REDIS_TIMEOUT_MS: '10000', SEARCH_DEADLINE_MS: '60000' }

/** Starts two suppliers with slow responses, and counts the requests to them. */
async function slowSuppliers() {
  const { suppliers, supplierUrls, close } = await startSimulators({
    dataDir: await temporaryDir(),
    clock: siteClock,
    suppliers: ['okMobility', 'europcar'],
    paymentsKey: null,
  })
  onTestFinished(close)
  const simulators = Object.values(suppliers)
  await Promise.all(
    simulators.map(({ injectFault }) =>
      injectFault({ mode: 'slow', delayMs: SLOW_MS, operation: 'availability' }),
    ),
  )
  return {
    environment: {
      SUPPLIER_OKMOBILITY_URL: supplierUrls.okMobility,
      SUPPLIER_EUROPCAR_URL: supplierUrls.europcar,
    },
    calls: () => simulators.reduce((sum, { calls }) => sum + calls('availability'), 0),
  }
}

async function serverWith(environment: Record<string, string>) {
  const server = await startServer({
    ...onSiteClock(),
    ...environment,
    ...PATIENT,
    DATA_DIR: await temporaryDir(),
    PORT: String(await freePort()),
  })
  onTestFinished(() => server.kill())
  const call = callOver((path, request) => fetch(server.url + path, request))
  return {
    ...server,
    async search(day: number) {
      const query = rentalAfter(siteClock.now(), day)
      const { body } = await call(`/api/searching?${query}`, { body: { page_size: 1 } })
      const found = SearchingReply.parse(body)
      return { total: found.total, statuses: statuses(found) }
    },
    async metric(line: string): Promise<number> {
      const text = await (await fetch(`${server.url}/metrics`)).text()
      return Number(new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1])
    },
  }
}

describe.skipIf(WITHOUT_REDIS)(`two processes with one Redis ${WITHOUT_REDIS || ''}`, () => {
  test('ask each supplier once, serve each other’s answers, go on when Redis is gone, and share again when it is back', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const redis = await startRedis()
    onTestFinished(() => redis.kill())
    const suppliers = await slowSuppliers()
    const environment = { ...suppliers.environment, DATABASE_URL: database.url, REDIS_URL: redis.url }
    const one = await serverWith(environment)
    const other = await serverWith(environment)

    const alone = await one.search(60)
    expect(alone.total).toBeGreaterThan(0)
    const once = suppliers.calls()
    expect(once).toBeGreaterThan(0)

    const later = await other.search(60)
    expect(later.total).toBe(alone.total)
    expect(new Set(Object.values(later.statuses))).toEqual(new Set(['cached']))
    expect(suppliers.calls()).toBe(once)

    const both = await Promise.all([one.search(61), other.search(61)])
    expect(both[0].total).toBeGreaterThan(0)
    expect(both[1].total).toBe(both[0].total)
    expect(suppliers.calls()).toBe(2 * once)

    const middle = Promise.all([one.search(62), other.search(62)])
    await expect.poll(suppliers.calls, { interval: 20 }).toBeGreaterThan(2 * once)
    await redis.kill()
    const orphans = await middle
    expect(orphans[0].total).toBeGreaterThan(0)
    expect(orphans[1].total).toBe(orphans[0].total)
    expect(suppliers.calls()).toBeLessThanOrEqual(4 * once)
    expect((await other.search(63)).total).toBeGreaterThan(0)
    expect(await other.metric('rihla_shared_rates_connected')).toBe(0)

    const again = await startRedis({ port: redis.port })
    onTestFinished(() => again.kill())
    for (const process of [one, other])
      await expect.poll(() => process.metric('rihla_shared_rates_connected'), { interval: 100 }).toBe(1)
    const before = suppliers.calls()
    await Promise.all([one.search(64), other.search(64)])
    expect(suppliers.calls()).toBe(before + once)
    expect(await one.stop()).toBe(0)
    expect(await other.stop()).toBe(0)
  })
})

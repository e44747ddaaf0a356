import { afterEach, beforeEach, expect, test } from 'vitest'
import { osrmRoutes } from '#connectors/routing/osrm-routes.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { sha256 } from '#platform/crypto.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { createLog } from '#platform/log.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { routed, startRouter, unrouted } from '#testing/stand-ins/router.ts'
import { distanceRetention } from './distance.store.ts'
import { createRouter, measureRoute } from './measure-route.service.ts'

const BENGALURU = { latitude: 12.9716, longitude: 77.5946 }
const RAMANAGARA = { latitude: 12.7209, longitude: 77.2799 }
const MYSURU = { latitude: 12.3052, longitude: 76.6552 }

const database = forFile(await testDatabase())
let router: Awaited<ReturnType<typeof startRouter>>
beforeEach(async () => {
  await database.db.deleteFrom('trip_distances').execute()
  router = await startRouter({ metres: 50_049, seconds: 3601 })
})
afterEach(() => router.close())

function measuring({ routed: isRouted = true, counts = windowCounts(database.db, sha256) } = {}) {
  const clock = testClock('2027-01-15T09:00:00Z')
  const failures: string[] = []
  const app = {
    db: database.db,
    clock,
    windowCounts: counts,
    router: isRouted ? createRouter(osrmRoutes({ url: router.url, timeoutMs: 500 })) : null,
    log: createLog('warn', undefined, {
      write: (line: string) => void failures.push(JSON.parse(line).failure.code),
    }),
  }
  const measure = (places: readonly Coordinates[]) => measureRoute(app, places)
  return { measure, clock, failures }
}

const ESTIMATE = { km: 163.8, minutes: 194, source: 'estimate', fallback: false }

test('without a router a way is the great circle times 1.3, with 30 km in a city', async () => {
  const { measure } = measuring({ routed: false })
  // 126.0 km by haversine × 1.3; 30 km at 30 km/h and 133.8 km at 60 km/h.
  expect(await measure([BENGALURU, MYSURU])).toEqual(ESTIMATE)
  expect(await measure([BENGALURU, BENGALURU])).toMatchObject({ km: 0, minutes: 0 })
  expect(router.requests).toEqual([])
})

test('a way by road is the sum of its legs, each to a tenth of a km and a started minute', async () => {
  const { measure } = measuring()
  expect(await measure([BENGALURU, RAMANAGARA, MYSURU])).toEqual({
    km: 100,
    minutes: 122,
    source: 'road',
    fallback: false,
  })
})

test('a pair is asked for once, by rounded coordinates, by every process together', async () => {
  const first = measuring()
  const near = { latitude: 12.9718, longitude: 77.5949 }
  await Promise.all([first.measure([BENGALURU, MYSURU]), first.measure([near, MYSURU])])
  await measuring().measure([near, MYSURU])
  expect(router.requests).toEqual(['GET /route/v1/driving/77.595,12.972;76.655,12.305?overview=false'])
  await first.measure([MYSURU, BENGALURU])
  expect(router.requests).toHaveLength(2)
})

test('that no road leads there is kept as well', async () => {
  router.answers(() => unrouted('NoRoute'))
  const { measure, failures } = measuring()
  for (const _ of [1, 2]) expect(await measure([BENGALURU, RAMANAGARA, MYSURU])).toBeNull()
  expect(router.requests).toHaveLength(2)
  expect(failures).toEqual([])
})

test('a router that fails is left alone for half a minute; the estimate says so, and is not kept', async () => {
  router.answers(() => new Response('down', { status: 503 }))
  const { measure, clock, failures } = measuring()
  for (const _ of [1, 2]) expect(await measure([BENGALURU, MYSURU])).toEqual({ ...ESTIMATE, fallback: true })
  expect([router.requests.length, failures]).toEqual([1, ['garbage']])
  router.answers(() => routed(140_000, 9000))
  clock.pass({ seconds: 31 })
  expect(await measure([BENGALURU, MYSURU])).toEqual({
    km: 140,
    minutes: 150,
    source: 'road',
    fallback: false,
  })
})

test('a way of which one leg is estimated is estimated', async () => {
  const { measure } = measuring()
  await measure([BENGALURU, RAMANAGARA])
  router.answers(() => new Response('down', { status: 503 }))
  expect(await measure([BENGALURU, RAMANAGARA, MYSURU])).toMatchObject({ source: 'estimate', fallback: true })
})

test('a way that was asked for once is forgotten after a week, one asked for again after half a year', async () => {
  const { measure, clock } = measuring()
  await measure([BENGALURU, RAMANAGARA])
  await measure([BENGALURU, MYSURU])
  clock.pass({ minutes: 1 })
  await measure([BENGALURU, MYSURU])
  const [rows] = distanceRetention
  const forgottenAfter = (days: number) => {
    const at = clock.now().add({ hours: 24 * days })
    return rows?.remove(database.db, at, 10)
  }
  expect([
    await forgottenAfter(6),
    await forgottenAfter(7),
    await forgottenAfter(179),
    await forgottenAfter(180),
  ]).toEqual([0, 1, 0, 1])
  await measure([BENGALURU, MYSURU])
  expect(router.requests).toHaveLength(3)
})

test('beyond what is kept of a day a way is measured and not kept', async () => {
  const counts = { ...windowCounts(database.db, sha256), take: async () => 60 }
  const { measure } = measuring({ counts })
  for (const _ of [1, 2]) expect(await measure([BENGALURU, MYSURU])).toMatchObject({ km: 50, source: 'road' })
  expect(router.requests).toHaveLength(2)
})

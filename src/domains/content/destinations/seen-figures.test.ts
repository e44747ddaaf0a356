import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Category } from '#kernel/acriss.ts'
import { money } from '#kernel/money.ts'
import { createLocationIndex } from '#domains/rentals/locations/location-index.service.ts'
import { loadPlaces } from '#domains/rentals/locations/location.store.ts'
import { placeDirectory } from '#domains/rentals/locations/place-directory.ts'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import type { Database } from '#platform/db/database.ts'
import { createRateLimits } from '#platform/http/rate-limit.ts'
import { readConfig } from '#src/config.ts'
import { nothingSeen, wireDestinations } from '#src/wiring/destinations.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { LISTED_TEMPLATE } from '#testing/infrastructure/templates.ts'
import { CountryReply, DestinationReply } from './destination.contract.ts'
import { isIndexed, type SeenFiguresOf } from './seen-figures.ts'

const OK_MOBILITY = 14
const EMIRATES = '/car-hire/united-arab-emirates'
const SEEN = '2026-12-01T08:00:00Z'

let database: Database
let destinations: ReturnType<typeof wireDestinations>
/** What has been seen, and how often it was counted. */
let seen: SeenFiguresOf
let counted: number
const clock = testClock()

beforeAll(async () => {
  database = await testDatabase({ template: LISTED_TEMPLATE })
  const index = await createLocationIndex(() => loadPlaces(database.db))
  destinations = wireDestinations(
    { clock, config: readConfig({ NODE_ENV: 'test' }), rateLimit: createRateLimits({ scale: 1000 }) },
    {
      suppliers: { plans: await loadPlans(database.db) },
      locations: { places: placeDirectory(index) },
      ratings: { ratingOf: (id) => (id === OK_MOBILITY ? 8.4 : null) },
      seen: {
        figuresOf: (...asked) => seen.figuresOf(...asked),
        termsOf: (...asked) => seen.termsOf(...asked),
        lowestOf: (...asked) => seen.lowestOf(...asked),
        counts: () => {
          counted += 1
          return seen.counts()
        },
      },
    },
  )
})
afterAll(() => database.close())
beforeEach(() => {
  seen = { ...nothingSeen }
  counted = 0
  clock.pass({ minutes: 5 })
})

async function ask(path: string): Promise<unknown> {
  const [routes] = destinations.api
  const { status, body } = await callOver((to, request) => routes?.request(to, request) ?? expect.fail())(
    path,
  )
  expect(status).toBe(200)
  return body
}
const country = async (query = '') =>
  CountryReply.parse(await ask(`/destination-country?country=united-arab-emirates${query}`))
const dubai = async (query = '') =>
  DestinationReply.parse(
    await ask(`/destination?country=united-arab-emirates&place=dubai-airport-dxb${query}`),
  )

function price(category: Category, total: number, currency: string): SeenPrice {
  return {
    category,
    pickup_date: '2027-03-01',
    days: 3,
    total: money(total, currency),
    per_day: money(total / 3, currency),
    seen_at: SEEN,
  }
}

const enough = { prices: 5, categories: 2, newest: SEEN }

test.for([
  { suppliers: 2, prices: 5, categories: 2, indexed: true },
  { suppliers: 1, prices: 500, categories: 10, indexed: false },
  { suppliers: 2, prices: 4, categories: 2, indexed: false },
  { suppliers: 2, prices: 5, categories: 1, indexed: false },
])(
  '$suppliers suppliers, $prices prices in $categories classes: indexed $indexed',
  ({ suppliers, prices, categories, indexed }) => {
    expect(isIndexed(suppliers, { prices, categories, newest: SEEN })).toBe(indexed)
  },
)

test('nothing is indexed where nothing was seen', async () => {
  expect(isIndexed(9, undefined)).toBe(false)
  expect(await destinations.destinationPaths()).toEqual([])
  expect((await dubai()).place.indexed).toBe(false)
})

test('the sitemap names places with figures, then their countries, each with its newest figure', async () => {
  const newer = '2026-12-02T08:00:00Z'
  seen.counts = () =>
    Promise.resolve(
      new Map([
        ['DXB', enough],
        ['city-ae-dubai', { ...enough, newest: newer }],
        ['MAD', { ...enough, prices: 4 }],
        ['gone', enough],
      ]),
    )
  const paths = await destinations.destinationPaths()
  expect(paths).toHaveLength(4)
  expect(paths).toEqual(
    expect.arrayContaining([
      { path: `${EMIRATES}/dubai-airport-dxb`, lastmod: SEEN },
      { path: `${EMIRATES}/dubai`, lastmod: newer },
    ]),
  )
  expect(paths.slice(2)).toEqual([
    { path: EMIRATES, lastmod: newer },
    { path: '/car-hire', lastmod: newer },
  ])
})

test('what is counted is counted once in five minutes, and again after a failure', async () => {
  seen.counts = () => Promise.reject(new Error('the database is away'))
  await expect(destinations.destinationPaths()).rejects.toThrow('away')
  seen.counts = () => Promise.resolve(new Map([['DXB', enough]]))
  await Promise.all([destinations.destinationPaths(), dubai(), country()])
  expect(counted).toBe(2)
  clock.pass({ minutes: 5 })
  await destinations.destinationPaths()
  expect(counted).toBe(3)
})

test('a place shows its figures in the currency asked for, and each supplier’s terms', async () => {
  seen = {
    ...nothingSeen,
    figuresOf: (placeId, currency) =>
      Promise.resolve({
        byCategory: placeId === 'DXB' ? [price('economy', 9000, currency)] : [],
        byMonth: [{ month: '2027-03', price: price('economy', 9000, currency) }],
        byDaysLeft: [{ from_days: 0, to_days: 6, per_day: money(3000, currency), seen: 4 }],
        newest: SEEN,
      }),
    termsOf: (_placeId, currency) =>
      Promise.resolve([
        {
          supplierId: OK_MOBILITY,
          deposit: { low: money(90_000, currency), high: money(150_000, currency) },
          fuelPolicies: ['full_to_full'],
          unlimitedMileage: true,
          youngDriverUntil: 24,
        },
      ]),
  }
  const { by_category, by_month, by_days_left, suppliers, updated_at } = await dubai('&currency_id=5')
  expect(by_category).toEqual([price('economy', 9000, 'AED')])
  expect(by_month[0]?.price.total.currency).toBe('AED')
  expect(by_days_left).toEqual([{ from_days: 0, to_days: 6, per_day: money(3000, 'AED'), seen: 4 }])
  expect(updated_at).toBe(SEEN)
  expect(suppliers.map(({ id, rating }) => [id, rating])).toEqual([
    [OK_MOBILITY, 8.4],
    [11, null],
  ])
  expect(suppliers[0]).toMatchObject({
    deposit: { low: money(90_000, 'AED'), high: money(150_000, 'AED') },
    fuel_policies: ['full_to_full'],
    unlimited_mileage: true,
    young_driver_until: 24,
  })
  expect(suppliers[1]).toMatchObject({
    deposit: null,
    fuel_policies: [],
    unlimited_mileage: null,
    young_driver_until: null,
  })
})

test('a country shows the lowest price seen at each place', async () => {
  seen = {
    ...nothingSeen,
    lowestOf: (ids, currency) =>
      Promise.resolve(
        new Map(ids.flatMap((id) => (id === 'DXB' ? [[id, price('mini', 6000, currency)] as const] : []))),
      ),
    counts: () => Promise.resolve(new Map([['DXB', enough]])),
  }
  const { indexed, places } = await country('&currency_id=2')
  expect(indexed).toBe(true)
  expect(places.filter(({ from }) => from !== null).map(({ id, from }) => [id, from?.total])).toEqual([
    ['DXB', money(6000, 'USD')],
  ])
  expect(places.filter((place) => place.indexed).map(({ id }) => id)).toEqual(['DXB'])
})

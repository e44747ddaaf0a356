import { beforeEach, expect, test } from 'vitest'
import { createLocationIndex } from '#domains/rentals/locations/location-index.service.ts'
import { loadPlaces } from '#domains/rentals/locations/location.store.ts'
import { placeDirectory } from '#domains/rentals/locations/place-directory.ts'
import { countObservations } from '#domains/rentals/seen-prices/seen-counts.store.ts'
import { seenSince } from '#domains/rentals/seen-prices/seen-price.ts'
import { recordEnoughPrices, priceRecorder } from '#testing/builders/content/price-recorder.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { CountryReply, DestinationReply } from './destination.contract.ts'
import { createDestinations } from './destinations.service.ts'
import { isIndexed } from './indexed.ts'
import { indexedPaths } from './indexed-paths.usecase.ts'

const OK_MOBILITY = 14
const EUROPCAR = 11
const EMIRATES = '/car-hire/united-arab-emirates'
const DUBAI = 'country=united-arab-emirates&place=dubai-airport-dxb'

const app = forFile(await testApp())
const seen = priceRecorder(app)
const index = await createLocationIndex(() => loadPlaces(app.database.db))
const destinations = createDestinations({
  places: placeDirectory(index),
  connected: new Set([OK_MOBILITY, EUROPCAR]),
  counts: () => {
    counted += 1
    return countObservations(app.database.db, seenSince(app.clock.now()))
  },
  clock: app.clock,
})
let counted: number
beforeEach(async () => {
  for (const table of ['seen_prices', 'seen_places', 'seen_terms'] as const)
    await app.database.db.deleteFrom(table).execute()
  app.clock.pass({ minutes: 5 })
  counted = 0
})

const paths = () => indexedPaths(destinations)
const now = () => app.clock.now().toString({ fractionalSecondDigits: 3 })
const destination = async (query = '') =>
  DestinationReply.parse((await app.call(`/api/destination?${DUBAI}${query}`)).body)

test.for([
  { suppliers: 2, prices: 5, categories: 2, indexed: true },
  { suppliers: 1, prices: 500, categories: 10, indexed: false },
  { suppliers: 2, prices: 4, categories: 2, indexed: false },
  { suppliers: 2, prices: 5, categories: 1, indexed: false },
])(
  '$suppliers suppliers, $prices prices in $categories classes: indexed $indexed',
  ({ suppliers, prices, categories, indexed }) => {
    expect(isIndexed(suppliers, { prices, categories, newest: now() })).toBe(indexed)
  },
)

test('nothing is indexed where nothing was seen', async () => {
  expect(isIndexed(9, undefined)).toBe(false)
  expect(await paths()).toEqual([])
  expect((await destination()).place.indexed).toBe(false)
})

test('the sitemap names places with figures, then their countries, each with its newest figure', async () => {
  await recordEnoughPrices('DXB', seen)
  const older = now()
  app.clock.pass({ minutes: 20 })
  await recordEnoughPrices('city-ae-dubai', seen)
  await seen.prices({ placeId: 'MAD' })
  await recordEnoughPrices('gone', seen)
  expect(await paths()).toEqual([
    { path: `${EMIRATES}/dubai`, lastmod: now() },
    { path: `${EMIRATES}/dubai-airport-dxb`, lastmod: older },
    { path: EMIRATES, lastmod: now() },
  ])
})

test('figures that are too old index nothing', async () => {
  await recordEnoughPrices('DXB', seen)
  expect(await paths()).toHaveLength(2)
  app.clock.pass({ hours: 24 * 14 + 1 })
  expect(await paths()).toEqual([])
})

test('prices are counted once in five minutes, and again after a failure', async () => {
  const failing = createDestinations({
    places: { withDesks: () => [] },
    connected: new Set(),
    counts: () => {
      counted += 1
      return counted === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve(new Map())
    },
    clock: app.clock,
  })
  await expect(failing.indexed()).rejects.toThrow('away')
  await Promise.all([failing.indexed(), failing.indexed()])
  expect(counted).toBe(2)
  app.clock.pass({ minutes: 4 })
  await failing.indexed()
  expect(counted).toBe(2)
  app.clock.pass({ minutes: 1 })
  await failing.indexed()
  expect(counted).toBe(3)
})

test('a place shows its figures in the currency asked for, and each supplier’s terms', async () => {
  await recordEnoughPrices('DXB', seen)
  await seen.terms(
    { depositLow: 90_000, depositHigh: 150_000 },
    { ageBand: 18, youngDriverFee: true },
    { supplierId: EUROPCAR, placeId: 'city-ae-dubai' },
  )
  const { by_category, by_month, by_days_left, suppliers, updated_at, place } =
    await destination('&currency_id=1')
  expect(place.indexed).toBe(true)
  expect(by_category.map(({ category, days, total }) => [category, days, total])).toEqual([
    ['economy', 3, { amount: 7200, currency: 'EUR' }],
    ['luxury', 3, { amount: 48_000, currency: 'EUR' }],
  ])
  expect(by_month.length).toBeGreaterThan(1)
  expect(by_days_left.length).toBeGreaterThan(1)
  expect(updated_at).toBe(now())
  const terms = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
  expect(terms.get(OK_MOBILITY)).toMatchObject({
    deposit: { low: { amount: 90_000, currency: 'EUR' }, high: { amount: 150_000, currency: 'EUR' } },
    fuel_policies: ['full_to_full'],
    unlimited_mileage: true,
    young_driver_until: expect.any(Number),
  })
  expect(terms.get(EUROPCAR)).toMatchObject({
    deposit: null,
    fuel_policies: [],
    unlimited_mileage: null,
    young_driver_until: null,
  })
  expect((await destination('&currency_id=5')).by_category[0]?.total.currency).toBe('AED')
})

test('a country shows the lowest total seen at each place', async () => {
  await recordEnoughPrices('DXB', seen)
  const { body } = await app.call('/api/destination-country?country=uae&currency_id=1')
  const { indexed, places } = CountryReply.parse(body)
  expect(indexed).toBe(true)
  expect(places.filter(({ from }) => from !== null).map(({ id, from }) => [id, from?.total])).toEqual([
    ['DXB', { amount: 7200, currency: 'EUR' }],
  ])
  expect(places.filter((place) => place.indexed).map(({ id }) => id)).toEqual(['DXB'])
})

import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { searching } from '#testing/builders/rentals/searching.ts'
import { leasePlace } from './seen-figures.store.ts'
import { seenPriceRetention } from './seen-price-retention.store.ts'
import { saveObservations } from './seen-price.store.ts'
import { findLowestPrices, listSupplierTerms, readPlaceFigures } from './read-figures.usecase.ts'
import { DealsReply } from './seen-price.contract.ts'
import type { PriceObservation } from './price-observation.ts'
import type { PriceReader } from './seen-price.ts'

const app = forFile(await testApp())
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  for (const table of ['seen_prices', 'seen_places', 'seen_terms'] as const)
    await app.database.db.deleteFrom(table).execute()
})

const RATES = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4' } }

const reading = {
  readDb: app.database.db,
  exchange: () => RATES,
  plansOff: () => [],
  clock: app.clock,
}
const lowestOf = (ids: string[], by: PriceReader) => findLowestPrices(reading, ids, by)
const figuresOf = (id: string, by: PriceReader) => readPlaceFigures(reading, id, by)

const reader = (currency: string, partnerBasisPoints = 0) => ({ currency, partnerBasisPoints })

const one = (over: Partial<PriceObservation> = {}): PriceObservation => ({
  placeId: 'DXB',
  pickUpDate: '2027-03-01',
  days: 4,
  category: 'mini',
  planId: 'one',
  total: 10_000,
  seenAt: app.clock.now().epochMilliseconds,
  ...over,
})

async function see(...sightings: PriceObservation[]) {
  await saveObservations(app.database.db, sightings, [])
  await app.app.runJob('figures of places')
}

test('a place tells its lowest total, its classes and months their lowest per day, all of rentals of one length', async () => {
  await see(
    one(),
    one({ days: 1, total: 4000 }),
    one({ days: 28, total: 28_000 }),
    one({ category: 'economy', total: 3000, days: 2 }),
    one({ category: 'economy', total: 9000 }),
    one({ pickUpDate: '2027-04-02', total: 8000 }),
    one({ placeId: 'AUH', total: 100 }),
  )
  const seen_at = '2026-12-01T09:00:00.000Z'
  const lowest = await lowestOf(['DXB', 'KWI'], reader('AED'))
  expect(Object.fromEntries(lowest)).toEqual({
    DXB: {
      category: 'mini',
      pickup_date: '2027-04-02',
      days: 4,
      total: { amount: 32_000, currency: 'AED' },
      per_day: { amount: 8000, currency: 'AED' },
      seen_at,
    },
  })
  const { days: length, byCategory, byMonth, count, newest } = await figuresOf('DXB', reader('EUR'))
  expect(byCategory.map(({ category, days, per_day }) => [category, days, per_day.amount])).toEqual([
    ['mini', 4, 2000],
    ['economy', 4, 2250],
  ])
  expect(byMonth.map(({ month, price }) => [month, price.days, price.per_day.amount])).toEqual([
    ['2027-03', 4, 2250],
    ['2027-04', 4, 2000],
  ])
  expect({ length, count, newest }).toEqual({ length: 4, count: 6, newest: seen_at })
  const referred = await lowestOf(['DXB'], reader('EUR', 750))
  expect(referred.get('DXB')?.total.amount, 'with 7.5% for the partner who led there').toBe(8600)
})

test('the median per day of the cheapest class is told by the days that were left', async () => {
  await see(
    one({ pickUpDate: '2026-12-03', days: 1, total: 3000 }),
    one({ pickUpDate: '2026-12-03', days: 1, total: 9000, category: 'luxury' }),
    one({ pickUpDate: '2026-12-04', days: 1, total: 1000 }),
    one({ pickUpDate: '2026-12-05', days: 1, total: 2000 }),
    one({ pickUpDate: '2026-12-05', days: 28, total: 2800 }),
    one({ pickUpDate: '2026-12-07', days: 1, total: 4000 }),
    one({ pickUpDate: '2027-03-01', days: 1, total: 7000 }),
  )
  expect((await figuresOf('DXB', reader('EUR'))).byDaysLeft).toEqual([
    { from_days: 0, to_days: 2, per_day: { amount: 3000, currency: 'EUR' }, seen: 1 },
    { from_days: 3, to_days: 6, per_day: { amount: 2000, currency: 'EUR' }, seen: 3 },
    { from_days: 60, to_days: null, per_day: { amount: 7000, currency: 'EUR' }, seen: 1 },
  ])
})

test('figures are computed again when something was seen since, ten minutes later at the earliest', async () => {
  const lowest = async () => (await lowestOf(['DXB'], reader('EUR'))).get('DXB')?.total.amount
  await see(one())
  await see(one({ total: 9000, seenAt: app.clock.now().epochMilliseconds + 1 }))
  expect(await lowest()).toBe(10_000)
  app.clock.pass({ minutes: 10 })
  await app.app.runJob('figures of places')
  expect(await lowest()).toBe(9000)
})

test('a place that a process took and did not finish is due again after ten minutes', async () => {
  await saveObservations(app.database.db, [one()], [])
  expect((await leasePlace(app.database.db, app.clock.now()))?.placeId).toBe('DXB')
  expect(await leasePlace(app.database.db, app.clock.now())).toBeNull()
  app.clock.pass({ minutes: 10 })
  expect((await leasePlace(app.database.db, app.clock.now()))?.placeId).toBe('DXB')
})

test('processes that compute at once take each place once', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `P${at + 10}`)
  await saveObservations(
    app.database.db,
    ids.map((placeId) => one({ placeId })),
    [],
  )
  const taken = await Promise.all(ids.map(() => leasePlace(app.database.db, app.clock.now())))
  const known = taken.flatMap((place) => (place ? [place.placeId] : []))
  expect(new Set(known).size).toBe(known.length)
  expect(known.length).toBeGreaterThan(0)
})

test('nothing older than 14 days is told, and none whose pick-up is over; then the place goes', async () => {
  const at = app.clock.now().epochMilliseconds
  await see(
    one({ pickUpDate: '2026-12-03', total: 5000 }),
    one({ category: 'luxury', total: 90_000, seenAt: at - 13 * 86_400_000 }),
  )
  app.clock.set('2026-12-04T00:00:00Z')
  expect((await lowestOf(['DXB'], reader('EUR'))).size).toBe(0)
  expect((await figuresOf('DXB', reader('EUR'))).byCategory).toEqual([])
  app.clock.set('2026-12-15T09:00:01Z')
  await app.app.runJob('figures of places')
  expect((await figuresOf('DXB', reader('EUR'))).count).toBe(0)
  expect(await app.database.db.selectFrom('seen_places').selectAll().execute()).toEqual([])
})

async function deals() {
  const { body } = await app.call('/api/deals?currency_id=1&lang_id=1')
  return DealsReply.parse(body).items.flatMap((deal) => (deal.kind === 'price' ? [deal] : []))
}

/** Creates eight prices of one class, number of days and month; the median is 10_000. */
const group = (over: Partial<PriceObservation> = {}) =>
  Array.from({ length: 8 }, (_, at) => one({ pickUpDate: `2027-03-1${at}`, ...over }))

test('a price 15% under the median of its group is a deal, told with that median', async () => {
  await see(...group().slice(1), one({ pickUpDate: '2027-03-20', total: 8500 }))
  expect(await deals()).toMatchObject([
    {
      place: { id: 'DXB', name: 'Dubai International Airport' },
      price: {
        category: 'mini',
        pickup_date: '2027-03-20',
        days: 4,
        total: { amount: 8500, currency: 'EUR' },
      },
      usual: { amount: 10_000, currency: 'EUR' },
      percent_under: 15,
    },
  ])
})

test('without a deal the lowest totals of the places searched last are told, the cheapest first; with one none', async () => {
  const seen = async () => {
    const { body } = await app.call('/api/deals?currency_id=1&lang_id=1')
    return DealsReply.parse(body).seen.map(({ place, price }) => [place.id, price.total.amount, price.days])
  }
  const at = app.clock.now().epochMilliseconds
  await see(
    ...group({ placeId: 'AUH' }),
    one({ placeId: 'DXB', total: 9000, days: 3, seenAt: at - 13 * 86_400_000 }),
    one({ placeId: await someStation(), total: 100 }),
    one({ placeId: 'KWI', total: 100, seenAt: at - 15 * 86_400_000 }),
  )
  expect(await seen()).toEqual([
    ['DXB', 9000, 3],
    ['AUH', 10_000, 4],
  ])
  app.clock.pass({ minutes: 10 })
  await see(one({ placeId: 'AUH', pickUpDate: '2027-03-20', total: 7000 }))
  expect(await deals()).toHaveLength(1)
  expect(await seen()).toEqual([])
})

test.for([
  { name: 'less than 15% under the median', cheap: { total: 8501 } },
  { name: 'a group of seven', cheap: { total: 5000 }, fewer: 2 },
  { name: 'seen more than 48 hours ago', cheap: { total: 5000, seenAt: Date.parse('2026-11-29T08:59:59Z') } },
  { name: 'of another month', cheap: { total: 5000, pickUpDate: '2027-04-20' } },
  { name: 'of another number of days', cheap: { total: 5000, days: 3 } },
  { name: 'of another class', cheap: { total: 5000, category: 'luxury' as const } },
  { name: 'at a station, whose airport has it too', cheap: { total: 5000 }, placeId: 'station' },
])('no deal: $name', async ({ cheap, fewer = 1, placeId = 'DXB' }) => {
  const id = placeId === 'station' ? await someStation() : placeId
  const others = group().slice(fewer)
  await see(
    ...[...others, one({ pickUpDate: '2027-03-20', ...cheap })].map((seen) => ({ ...seen, placeId: id })),
  )
  expect(await deals()).toEqual([])
})

async function someStation(): Promise<string> {
  const { search } = searching(() => app)
  const found = await search()
  return found.items[0]?.pickup.id ?? ''
}

test('of a place and class the largest difference alone is a deal', async () => {
  await see(
    ...group(),
    one({ pickUpDate: '2027-03-20', total: 7000 }),
    one({ pickUpDate: '2027-03-21', total: 6000 }),
    ...group({ category: 'economy' }),
    one({ pickUpDate: '2027-03-22', total: 5000, category: 'economy' }),
  )
  const found = await deals()
  expect(found.map(({ price }) => [price.category, price.pickup_date])).toEqual([
    ['economy', '2027-03-22'],
    ['mini', '2027-03-21'],
  ])
})

test('a deal goes at once when its price rises, and when it is 48 hours old', async () => {
  await see(...group(), one({ pickUpDate: '2027-03-20', total: 7000 }))
  expect(await deals()).toHaveLength(1)
  app.clock.pass({ hours: 48, seconds: 1 })
  expect(await deals()).toEqual([])
  app.clock.pass({ hours: -48 })
  expect(await deals()).toHaveLength(1)
  // The next day's search finds a higher price for the car; the figures are computed later.
  const seenAt = app.clock.now().epochMilliseconds + 86_400_000
  await saveObservations(app.database.db, [one({ pickUpDate: '2027-03-20', total: 9900, seenAt })], [])
  expect(await deals()).toEqual([])
})

test('a deal goes on the day of its pick-up', async () => {
  await see(
    ...group({ seenAt: Date.parse('2026-12-01T08:00:00Z') }).map((seen, at) => ({
      ...seen,
      pickUpDate: `2026-12-1${at}`,
    })),
    one({ pickUpDate: '2026-12-02', total: 7000 }),
  )
  expect(await deals()).toHaveLength(1)
  app.clock.set('2026-12-02T00:00:00Z')
  expect(await deals()).toEqual([])
})

test('what each supplier asks at a place is told from what was offered', async () => {
  const { search, everyOffer } = searching(() => app)
  const offers = await everyOffer({ more: '&residence=AE' })
  await search({ more: '&residence=AE&driver_age=24' })
  await app.app.runJob('seen prices')
  const terms = await listSupplierTerms(reading, 'DXB', 'EUR')
  const suppliers = new Set(offers.map(({ supplier }) => supplier.id))
  expect(terms.map(({ supplierId }) => supplierId)).toEqual([...suppliers].toSorted((a, b) => a - b))
  for (const { supplierId, deposit, fuelPolicies, unlimitedMileage } of terms) {
    const its = offers.filter(({ supplier }) => supplier.id === supplierId)
    const deposits = its.flatMap((offer) => (offer.deposit ? [offer.deposit.amount] : []))
    expect(deposit?.low.amount ?? null).toBe(deposits.length > 0 ? Math.min(...deposits) : null)
    expect(deposit?.high.amount ?? null).toBe(deposits.length > 0 ? Math.max(...deposits) : null)
    expect(fuelPolicies).toEqual([...new Set(its.map((offer) => offer.fuel_policy))].toSorted())
    expect(unlimitedMileage).toBe(its.every(({ mileage }) => mileage.unlimited))
  }
  expect(terms.map(({ youngDriverUntil }) => youngDriverUntil)).toContain(24)
})

test('old rows are removed by whole days, those of a past pick-up too, and no others', async () => {
  const { db } = app.database
  const day = (date: string) => Date.parse(`${date}T12:00:00Z`)
  await saveObservations(
    db,
    [
      one({ days: 1, seenAt: day('2026-11-15') }),
      one({ days: 2, seenAt: day('2026-11-16') }),
      one({ days: 3, seenAt: day('2026-11-17') }),
      one({ days: 4, pickUpDate: '2026-11-29' }),
      one({ days: 5, pickUpDate: '2026-11-30' }),
    ],
    [],
  )
  await app.app.runJob('remove what is over')
  const left = await db.selectFrom('seen_prices').select('days').orderBy('days').execute()
  expect(left.map(({ days }) => days)).toEqual([3, 5])
})

test('removing takes no more rows at once than it may', async () => {
  const { db } = app.database
  await saveObservations(
    db,
    Array.from({ length: 9 }, (_, at) => one({ days: at + 1 })),
    [],
  )
  const [byAge] = seenPriceRetention
  const far = Temporal.Instant.from('2027-12-01T00:00:00Z')
  const removed = await Promise.all([1, 2].map(async () => byAge?.remove(db, far, 4)))
  expect(Math.max(...removed.map(Number))).toBeLessThanOrEqual(4)
  expect(await byAge?.remove(db, far, 100)).toBe(
    9 - removed.reduce<number>((sum, count) => sum + Number(count), 0),
  )
})

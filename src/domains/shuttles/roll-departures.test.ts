import { beforeEach, expect, test } from 'vitest'
import { addShuttleRoute, addDeparture } from '#testing/builders/trips/shuttles.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { sharedDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { findDeparture } from './departure.store.ts'
import { rollDepartures } from './departure-generator.service.ts'
import { takeSeats } from './seat.store.ts'
import { saveTimetable } from './shuttle-route.store.ts'

const app = forFile(await testApp())
await app.database.db
  .insertInto('cities')
  .values({
    id: 'es-mad',
    name_en: 'Madrid',
    name_ar: 'مدريد',
    country_code: 'ES',
    currency: 'EUR',
    time_zone: 'Europe/Madrid',
    latitude: 40.4168,
    longitude: -3.7038,
  })
  .execute()
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

/** Inserts a route with one daily timetable. */
async function routeWith(times: readonly string[], { cityId = 'ae-dxb', fromDay = '2026-12-01' } = {}) {
  const { db } = app.database
  const routeId = await addShuttleRoute(db, cityId)
  const service = { days: [1, 2, 3, 4, 5, 6, 7], times, seats: 12, seat_price: 3500 }
  await saveTimetable(db, routeId, { fromDay, services: [service] }, app.clock.now())
  return routeId
}

const roll = () => app.app.runJob('shuttle departures')

const departuresOf = (routeId: string) =>
  app.database.db
    .selectFrom('shuttle_departures')
    .select(['id', 'day', 'wall_time', 'start_at', 'end_at', 'seats', 'seat_price', 'currency'])
    .where('route_id', '=', routeId)
    .orderBy('day')
    .orderBy('wall_time')
    .execute()

test('departures exist for sixty days ahead, and one day is added each day', async () => {
  const routeId = await routeWith(['08:00'])
  await roll()
  const first = await departuresOf(routeId)
  // The one of today has left.
  expect(first).toHaveLength(60)
  expect(first[0]).toEqual({
    id: expect.any(String),
    day: '2026-12-02',
    wall_time: '08:00',
    start_at: Temporal.Instant.from('2026-12-02T04:00:00Z'),
    end_at: Temporal.Instant.from('2026-12-02T05:35:00Z'),
    seats: 12,
    seat_price: 3500,
    currency: 'AED',
  })
  await roll()
  expect(await departuresOf(routeId)).toEqual(first)
  app.clock.pass({ hours: 24 })
  await roll()
  const next = await departuresOf(routeId)
  expect(next.slice(0, -1)).toEqual(first)
  expect(next.at(-1)?.day).toBe('2027-01-31')
})

test('a process that was stopped adds the missed days, but no past departures', async () => {
  const routeId = await routeWith(['08:00'])
  await roll()
  app.clock.set('2027-03-01T09:00:00Z')
  await roll()
  const days = (await departuresOf(routeId)).map(({ day }) => day)
  expect(days.slice(59, 62)).toEqual(['2027-01-30', '2027-03-02', '2027-03-03'])
  expect(days.at(-1)).toBe('2027-04-30')
})

test('several processes at once generate each departure once', async () => {
  const routeIds = await Promise.all([routeWith(['08:00', '20:00']), routeWith(['06:15'])])
  const others = [1, 2, 3].map(() => sharedDatabase(app.database.url))
  try {
    await Promise.all([roll(), ...others.map(({ db }) => rollDepartures({ db, clock: app.clock }))])
  } finally {
    await Promise.all(others.map((one) => one.close()))
  }
  const [twice, once] = await Promise.all(routeIds.map(departuresOf))
  // 20:00 today is still in the future.
  expect(twice).toHaveLength(121)
  expect(once).toHaveLength(60)
})

test('a time skipped by a clock change departs later, and a repeated one departs once', async () => {
  app.clock.set('2027-03-01T09:00:00Z')
  const spring = await routeWith(['02:30'], { cityId: 'es-mad' })
  await roll()
  const of = async (routeId: string, day: string) =>
    (await departuresOf(routeId)).filter((one) => one.day === day).map((one) => one.start_at.toString())
  expect(await of(spring, '2027-03-27')).toEqual(['2027-03-27T01:30:00Z'])
  expect(await of(spring, '2027-03-28')).toEqual(['2027-03-28T01:30:00Z'])
  app.clock.set('2027-10-01T09:00:00Z')
  await roll()
  expect(await of(spring, '2027-10-31')).toEqual(['2027-10-31T00:30:00Z'])
  expect(await of(spring, '2027-11-01')).toEqual(['2027-11-01T01:30:00Z'])
})

test('a departure is deleted thirty days after it left, unless it had a passenger', async () => {
  const { db } = app.database
  const [empty, booked, later] = [
    await addDeparture(db, { seats: 12, startAt: '2026-12-01T10:00:00Z' }),
    await addDeparture(db, { seats: 12, startAt: '2026-12-01T11:00:00Z' }),
    await addDeparture(db, { seats: 12, startAt: '2026-12-02T10:00:00Z' }),
  ]
  const tripId = await addTrip(db)
  await db
    .transaction()
    .execute((tx) => takeSeats(tx, { departureId: booked, seats: 1, tripId }, app.clock.now()))
  app.clock.set('2026-12-31T10:01:00Z')
  await app.app.runJob('remove what is over')
  const left = db.selectFrom('shuttle_departures').select('id').where('id', 'in', [empty, booked, later])
  expect((await left.orderBy('start_at').execute()).map(({ id }) => id)).toEqual([booked, later])
})

test('a quote finds a departure with its seats and price', async () => {
  const { db } = app.database
  const routeId = await addShuttleRoute(db)
  const id = await addDeparture(db, { routeId, seats: 12, sold: 5 })
  const found = await findDeparture(db, id)
  expect(found).toMatchObject({
    id,
    routeId,
    routeName: { en: 'Dubai to Abu Dhabi', ar: 'دبي إلى أبوظبي' },
    from: { name_en: 'Dubai Mall', name_ar: 'دبي مول', minutes: 0 },
    to: { name_en: 'Abu Dhabi', name_ar: 'أبوظبي', minutes: 95 },
    cityId: 'ae-dxb',
    timeZone: 'Asia/Dubai',
    vehicleTypeId: 'coach',
    seatsLeft: 7,
    seatPrice: { amount: 3500, currency: 'AED' },
    isOpen: true,
  })
  expect([found?.startAt.toString(), found?.endAt.toString()]).toEqual([
    '2027-01-15T06:00:00Z',
    '2027-01-15T07:35:00Z',
  ])
  const at = Temporal.Instant.from('2026-12-01T09:00:00Z')
  await db.updateTable('shuttle_routes').set({ hidden_at: at }).where('id', '=', routeId).execute()
  expect(await findDeparture(db, id)).toMatchObject({ isOpen: false })
  const cancelled = await addDeparture(db, { seats: 12 })
  await db.updateTable('shuttle_departures').set({ cancelled_at: at }).where('id', '=', cancelled).execute()
  expect(await findDeparture(db, cancelled)).toMatchObject({ isOpen: false })
  expect(await findDeparture(db, crypto.randomUUID())).toBeNull()
})

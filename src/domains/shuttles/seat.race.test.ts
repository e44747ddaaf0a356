import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { addDeparture, addShuttleRoute, seatsOf } from '#testing/builders/trips/shuttles.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sharedDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { returnSeats, takeSeats } from './seat.store.ts'

const BOOKINGS = 300
const clock = testClock()

const database = forFile(await testDatabase({ connections: 20 }))
const other = forFile(sharedDatabase(database.url))
/** Database connections of two processes. */
const processes = [database.db, other.db]

/** Inserts a trip with its seats in one transaction, as the product does. */
async function book(db: Db, departureId: string, seats = 1, tripId = newId()) {
  const rejected = new Error('refused')
  let code: string | null = null
  await db
    .transaction()
    .execute(async (tx) => {
      const taken = await takeSeats(tx, { departureId, seats, tripId }, clock.now())
      code = taken.ok ? null : taken.failure.code
      if (!taken.ok) throw rejected
      await addTrip(tx, { id: tripId })
    })
    .catch((error: unknown) => {
      if (error !== rejected) throw error
    })
  return { tripId, code }
}

const release = (tripId: string) =>
  database.db.transaction().execute((tx) => returnSeats(tx, tripId, clock.now()))

const processOf = (at: number): Db => processes[at % processes.length]!

test('of 300 concurrent bookings from two processes for 12 free seats exactly 12 succeed', async () => {
  const departureId = await addDeparture(database.db, { seats: 40, sold: 28 })
  const startedAt = performance.now()
  const booked = await Promise.all(
    Array.from({ length: BOOKINGS }, (_, at) => book(processOf(at), departureId)),
  )
  console.log(`${BOOKINGS} bookings in ${Math.round(performance.now() - startedAt)} ms`)
  const made = booked.filter(({ code }) => code === null).map(({ tripId }) => tripId)
  expect(made).toHaveLength(12)
  expect(booked.filter(({ code }) => code === 'departure_full')).toHaveLength(BOOKINGS - 12)
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 40, reserved: 12 })
  const trips = await database.db.selectFrom('trips').select('id').execute()
  expect(trips.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
})

test('groups get all their seats or none', async () => {
  const departureId = await addDeparture(database.db, { seats: 12 })
  const booked = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const seats = 1 + (at % 5)
      return { seats, ...(await book(processOf(at), departureId, seats)) }
    }),
  )
  const seated = booked.filter(({ code }) => code === null).reduce((sum, { seats }) => sum + seats, 0)
  expect(seated).toBeLessThanOrEqual(12)
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: seated, reserved: seated })
  // A rejected trip would not have fitted in at the end either.
  for (const { seats, code } of booked) if (code !== null) expect(seats).toBeGreaterThan(12 - seated)
})

test('concurrent requests of one trip take its seats once and return them once', async () => {
  const departureId = await addDeparture(database.db, { seats: 12 })
  const tripId = await addTrip(database.db)
  const take = (at: number) =>
    processOf(at)
      .transaction()
      .execute((tx) => takeSeats(tx, { departureId, seats: 2, tripId }, clock.now()))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => take(at)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(30)
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 2, reserved: 2 })
  await Promise.all(Array.from({ length: 10 }, () => release(tripId)))
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 0, reserved: 0 })
  expect(await take(0)).toMatchObject({ ok: false, failure: { code: 'departure_gone' } })
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 0, reserved: 0 })
})

test('seats returned while others book are sold again, and none twice', async () => {
  const departureId = await addDeparture(database.db, { seats: 12 })
  const first = await Promise.all(Array.from({ length: 12 }, (_, at) => book(processOf(at), departureId)))
  const [later] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, (_, at) => book(processOf(at), departureId))),
    ...first.slice(0, 5).map(({ tripId }) => release(tripId)),
  ])
  const sold = later.filter(({ code }) => code === null).length
  expect(sold).toBeLessThanOrEqual(5)
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 7 + sold, reserved: 7 + sold })
})

test.for([
  { name: 'unknown', departure: async () => newId() },
  {
    name: 'in the past',
    departure: () => addDeparture(database.db, { seats: 12, startAt: '2026-12-01T08:59:00Z' }),
  },
  {
    name: 'leaving now',
    departure: () => addDeparture(database.db, { seats: 12, startAt: '2026-12-01T09:00:00Z' }),
  },
  {
    name: 'cancelled',
    async departure() {
      const id = await addDeparture(database.db, { seats: 12 })
      const cancelled_at = clock.now()
      await database.db.updateTable('shuttle_departures').set({ cancelled_at }).where('id', '=', id).execute()
      return id
    },
  },
  {
    name: 'of a hidden route',
    async departure() {
      const routeId = await addShuttleRoute(database.db)
      const hidden_at = clock.now()
      await database.db.updateTable('shuttle_routes').set({ hidden_at }).where('id', '=', routeId).execute()
      return addDeparture(database.db, { routeId, seats: 12 })
    },
  },
])('a departure that is $name sells no seats, and a rejection changes nothing', async ({ departure }) => {
  const departureId = await departure()
  const tripId = await addTrip(database.db)
  const rejected = await database.db
    .transaction()
    .execute((tx) => takeSeats(tx, { departureId, seats: 1, tripId }, clock.now()))
  expect(rejected).toEqual({ ok: false, failure: { code: 'departure_gone' } })
  const rows = database.db.selectFrom('shuttle_seats').select('trip_id').where('trip_id', '=', tripId)
  expect(await rows.execute()).toEqual([])
})

test('a rejection by a full departure changes nothing', async () => {
  const departureId = await addDeparture(database.db, { seats: 3 })
  const tripId = await addTrip(database.db)
  const call = (seats: number) =>
    database.db.transaction().execute((tx) => takeSeats(tx, { departureId, seats, tripId }, clock.now()))
  expect(await call(4)).toEqual({ ok: false, failure: { code: 'departure_full' } })
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 0, reserved: 0 })
  expect(await call(3)).toEqual({ ok: true, value: undefined })
  expect(await seatsOf(database.db, departureId)).toEqual({ counted: 3, reserved: 3 })
})

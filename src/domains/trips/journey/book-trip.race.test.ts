import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { addDeparture, seatsOf } from '#testing/builders/trips/shuttles.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

const ROUNDS = 6
const AT_ONCE = [1, 2, 3, 4, 5, 6]

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
beforeAll(async () => {
  app = await testApp({ connections: 20 })
  trips = await tripsOf(app)
})
afterAll(() => app.close())

test('a quote sent many times at once books one trip, and the wallet pays once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const companyId = await companyWithWallet(app, { paidIn: 1_000_000, currency: 'INR' })
    const { headers } = await profileOf(app, { companyId })
    const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, headers)
    const body = { quote_id, traveller: TRAVELLER, accept_total: fare.total }
    const replies = await Promise.all(
      AT_ONCE.map(() => app.call('/trips/api/trip/create', { headers, body })),
    )
    expect(replies.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 201))
    expect(new Set(replies.map((reply) => reply.body.trip.trip_id)).size).toBe(1)
    expect((await booksOf(app.database.db, companyId)).balance).toBe(1_000_000 - fare.total.amount)
  }
})

test('a trip cancelled many times at once is refunded once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const companyId = await companyWithWallet(app, { paidIn: 1_000_000, currency: 'INR' })
    const { headers } = await profileOf(app, { companyId })
    const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, headers)
    const create = { quote_id, traveller: TRAVELLER, accept_total: fare.total }
    const { trip_id } = (await app.call('/trips/api/trip/create', { headers, body: create })).body.trip
    const replies = await Promise.all(
      AT_ONCE.map(() => app.call('/trips/api/trip/cancel', { headers, body: { trip_id } })),
    )
    for (const { status, body } of replies) expect([status, body.refund]).toEqual([200, fare.total])
    const { balance, entries } = await booksOf(app.database.db, companyId)
    expect([balance, entries.length]).toEqual([1_000_000, 3])
    const events = app.database.db.selectFrom('trip_events').select('kind').where('trip_id', '=', trip_id)
    expect(await events.execute()).toHaveLength(2)
  }
})

test('of thirty people who request two of the last twelve seats at once six get and pay them', async () => {
  const { db } = app.database
  const companyId = await companyWithWallet(app, { paidIn: 1_000_000, currency: 'AED' })
  const departureId = await addDeparture(db, { seats: 12 })
  const orders = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { headers } = await profileOf(app, { companyId })
      const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.shuttle, headers, { departureId })
      return { headers, body: { quote_id, traveller: TRAVELLER, accept_total: fare.total } }
    }),
  )
  const replies = await Promise.all(orders.map((order) => app.call('/trips/api/trip/create', order)))
  const outcomes = replies.map(({ status, body }) => (status === 201 ? 'booked' : body.code))
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'booked'),
    ...Array.from({ length: 24 }, () => 'departure_full'),
  ])
  expect(await seatsOf(db, departureId)).toEqual({ counted: 12, reserved: 12 })
  const rows = db.selectFrom('trips').select('id').where('company_id', '=', companyId)
  expect(await rows.execute()).toHaveLength(6)
  const left = 1_000_000 - 6 * 7350
  expect(await booksOf(db, companyId)).toMatchObject({ balance: left, entered: left, posted: left })
})

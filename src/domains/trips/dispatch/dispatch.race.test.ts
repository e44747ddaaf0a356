import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripsOf } from '#testing/builders/rentals/journeys.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

const ROUNDS = 6

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
let tokens: string[]
beforeAll(async () => {
  app = await testApp({ connections: 20 })
  trips = await tripsOf(app)
  const people = peopleOf(app)
  tokens = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const id = await people.add({ role: 'staff', email: `dispatch.${at}@example.com` })
      return (await people.tokenOf(id)).token
    }),
  )
})
afterAll(() => app.close())

const perform = (id: string, name: string, token = '', body: object = {}) =>
  app.call(`/api/staff/trips/${id}/${name}`, { token, body: { version: 1, ...body } })
const stateOf = async (id: string) =>
  app.database.db
    .selectFrom('trips')
    .select(['status', 'version', 'vehicle_id', 'paid'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const countOf = async (table: 'trip_events' | 'audit_entries', id: string) => {
  const column = table === 'trip_events' ? 'trip_id' : 'subject_id'
  return (await app.database.db.selectFrom(table).select('id').where(column, '=', id).execute()).length
}

test('of many concurrent assignments of one vehicle to overlapping trips, one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const vehicle_id = await trips.vehicle()
    const ids = await Promise.all(tokens.map(() => trips.booked()))
    const drivers = await Promise.all(tokens.map(() => trips.driver()))
    const replies = await Promise.all(
      ids.map((id, at) => perform(id, 'assign', tokens[at], { vehicle_id, driver_id: drivers[at] })),
    )
    const codes = replies.map(({ status, body }) => (status === 200 ? 'assigned' : body.code))
    expect(codes.toSorted()).toEqual(['assigned', ...tokens.slice(1).map(() => 'vehicle_busy')])
  }
})

test('of many concurrent assignments of one driver to overlapping trips, one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const driver_id = await trips.driver()
    const ids = await Promise.all(tokens.map(() => trips.booked()))
    const vehicles = await Promise.all(tokens.map(() => trips.vehicle()))
    const replies = await Promise.all(
      ids.map((id, at) => perform(id, 'assign', tokens[at], { vehicle_id: vehicles[at], driver_id })),
    )
    const codes = replies.map(({ status, body }) => (status === 200 ? 'assigned' : body.code))
    expect(codes.toSorted()).toEqual(['assigned', ...tokens.slice(1).map(() => 'driver_busy')])
  }
})

test('of many concurrent assignments of one trip, one succeeds, with one event and one audit row', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await trips.booked()
    const replies = await Promise.all(
      tokens.map(async (token) =>
        perform(id, 'assign', token, { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'trip_changed')).toHaveLength(tokens.length - 1)
    expect([await countOf('trip_events', id), await countOf('audit_entries', id)]).toEqual([2, 1])
  }
})

test('a trip that is started and cancelled at once is only one of these', async () => {
  for (let round = 0; round < ROUNDS * 2; round++) {
    const { profileId, headers } = await profileOf(app)
    const id = await trips.booked({ profileId, start: '2026-12-01T12:00' })
    const assigned = { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() }
    expect((await perform(id, 'assign', tokens[0], assigned)).status).toBe(200)
    const start = { version: 2, at: '2026-12-01T12:00', odometer_km: 10_000 }
    const requests = [
      () => perform(id, 'start', tokens[0], start),
      () => app.call('/trips/api/trip/cancel', { headers, body: { trip_id: id } }),
    ]
    const [one, two] = await Promise.all(
      (round % 2 === 0 ? requests : requests.toReversed()).map((send) => send()),
    )
    expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
    const { status, version } = await stateOf(id)
    expect(['started', 'cancelled']).toContain(status)
    expect(version).toBe(3)
  }
})

test('bills issued at once have numbers without a gap', async () => {
  const ids = await Promise.all(
    tokens.map(async () => {
      const id = await trips.booked({ start: '2026-12-01T10:00' })
      await app.database.db
        .updateTable('trips')
        .set({
          status: 'ended',
          started_at: Temporal.Instant.from('2026-12-01T04:30:00Z'),
          ended_at: Temporal.Instant.from('2026-12-01T08:30:00Z'),
          odometer_start_km: 10,
          odometer_end_km: 60,
        })
        .where('id', '=', id)
        .execute()
      return id
    }),
  )
  const replies = await Promise.all(ids.map((id, at) => perform(id, 'bill', tokens[at])))
  const numbers = replies
    .map(({ body }) => Number(body.trip.bill.number.split('-')[2]))
    .toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
})

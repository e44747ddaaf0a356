import { beforeEach, expect, test } from 'vitest'
import { SHUTTLE_BODY, STOPS } from '#testing/builders/trips/shuttles.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { auditOf } from '#testing/builders/staff/audit.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { takeSeats } from './seat.store.ts'

const app = forFile(await testApp())
const staff = await staffCalls(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const [SERVICE] = SHUTTLE_BODY.services

async function created(changes: object = {}): Promise<string> {
  const reply = await staff.post('shuttles', { ...SHUTTLE_BODY, ...changes })
  expect(reply.status).toBe(201)
  return reply.body.route_id
}

const departuresOf = async (routeId: string, day: string) =>
  (await staff.get(`shuttles/${routeId}/departures?day=${day}`)).body.items
const timesOf = async (routeId: string, day: string) =>
  (await departuresOf(routeId, day)).map(
    (one: { time: string; seats: number; seat_price: { amount: number } }) =>
      `${one.time} ${one.seats} ${one.seat_price.amount}`,
  )

/** Inserts a trip with seats on a departure. */
async function bookedOn(departureId: string, seats = 1): Promise<string> {
  const { db } = app.database
  const tripId = await addTrip(db)
  const taken = await db
    .transaction()
    .execute((tx) => takeSeats(tx, { departureId, seats, tripId }, app.clock.now()))
  expect(taken.ok).toBe(true)
  return tripId
}

test('a new route has its departures of today and sixty days at once, except past ones', async () => {
  const routeId = await created()
  const { items } = (await staff.get('shuttles')).body
  expect(items[0]).toEqual({
    route_id: routeId,
    city_id: 'ae-dxb',
    time_zone: 'Asia/Dubai',
    currency: 'AED',
    vehicle_type_id: 'coach',
    name_en: 'Dubai to Abu Dhabi',
    name_ar: 'دبي إلى أبوظبي',
    stops: STOPS,
    hidden: false,
    today: '2026-12-01',
    timetables: [{ from_day: '2026-12-01', services: [SERVICE] }],
  })
  // It is 13:00 in Dubai.
  expect(await departuresOf(routeId, '2026-12-01')).toEqual([
    {
      departure_id: expect.any(String),
      time: '18:00',
      starts_at: '2026-12-01T14:00:00Z',
      seats: 12,
      seats_sold: 0,
      seat_price: { amount: 3500, currency: 'AED' },
      cancelled_at: null,
    },
  ])
  expect(await timesOf(routeId, '2027-01-30')).toEqual(['07:30 12 3500', '18:00 12 3500'])
  expect(await timesOf(routeId, '2027-01-31')).toEqual([])
  expect(await auditOf(app.database.db, routeId)).toMatchObject([
    {
      staff_id: staff.staffId,
      action: 'create_shuttle',
      subject: 'shuttle_route',
      before: null,
      after: { cityId: 'ae-dxb', timetable: { fromDay: '2026-12-01', services: [SERVICE] } },
    },
  ])
})

test('a timetable that starts later leaves the days before it empty', async () => {
  const routeId = await created({ from_day: '2026-12-24' })
  expect(await timesOf(routeId, '2026-12-23')).toEqual([])
  expect(await timesOf(routeId, '2026-12-24')).toHaveLength(2)
})

test('a change applies from its day on: departures are added, deleted and updated; before it nothing changes', async () => {
  const routeId = await created()
  const services = [{ ...SERVICE, times: ['07:30', '12:00'], seats: 30, seat_price: 2900 }]
  const reply = await staff.post(`shuttles/${routeId}/timetable`, { from_day: '2026-12-10', services })
  expect(reply).toMatchObject({ status: 200, body: { route_id: routeId, still_booked: 0 } })
  expect(await timesOf(routeId, '2026-12-09')).toEqual(['07:30 12 3500', '18:00 12 3500'])
  for (const day of ['2026-12-10', '2027-01-30'])
    expect(await timesOf(routeId, day)).toEqual(['07:30 30 2900', '12:00 30 2900'])
  const [{ timetables }] = (await staff.get('shuttles')).body.items
  expect(timetables).toEqual([
    { from_day: '2026-12-01', services: [SERVICE] },
    { from_day: '2026-12-10', services },
  ])
  expect((await auditOf(app.database.db, routeId)).at(-1)).toMatchObject({
    action: 'change_shuttle',
    before: { timetable: { fromDay: '2026-12-01' } },
    after: { timetable: { fromDay: '2026-12-10', services }, still_booked: 0 },
  })
})

test('a departure with passengers stays although the timetable no longer has it, and never has fewer seats than sold', async () => {
  const routeId = await created()
  const [early, late] = await departuresOf(routeId, '2026-12-20')
  await bookedOn(early.departure_id, 5)
  await bookedOn(late.departure_id, 8)
  const services = [{ ...SERVICE, times: ['18:00'], seats: 6 }]
  const { body } = await staff.post(`shuttles/${routeId}/timetable`, { from_day: '2026-12-15', services })
  expect(body.still_booked).toBe(1)
  expect(await timesOf(routeId, '2026-12-20')).toEqual(['07:30 12 3500', '18:00 8 3500'])
  expect(await timesOf(routeId, '2026-12-21')).toEqual(['18:00 6 3500'])
})

test('a change of days without departures applies when they are generated', async () => {
  const routeId = await created()
  await staff.post(`shuttles/${routeId}/timetable`, { from_day: '2027-02-10', services: [] })
  app.clock.set('2027-01-10T09:00:00Z')
  await app.app.runJob('shuttle departures')
  expect(await timesOf(routeId, '2027-02-09')).toHaveLength(2)
  expect(await timesOf(routeId, '2027-02-10')).toEqual([])
})

test('an expired timetable is no longer listed', async () => {
  const routeId = await created()
  await staff.post(`shuttles/${routeId}/timetable`, { from_day: '2026-12-10', services: [] })
  app.clock.set('2026-12-10T09:00:00Z')
  const { items } = (await staff.get('shuttles')).body
  const route = items.find((one: { route_id: string }) => one.route_id === routeId)
  expect(route.timetables).toEqual([{ from_day: '2026-12-10', services: [] }])
})

test('a hidden route generates no departures until it is shown again', async () => {
  const routeId = await created()
  const hide = (hidden: boolean) => staff.post(`shuttles/${routeId}/hide`, { hidden })
  expect(await hide(true)).toMatchObject({ status: 200, body: { route_id: routeId, hidden: true } })
  await hide(true)
  app.clock.set('2027-01-10T09:00:00Z')
  await app.app.runJob('shuttle departures')
  expect(await timesOf(routeId, '2027-03-01')).toEqual([])
  expect((await hide(false)).body).toEqual({ route_id: routeId, hidden: false })
  expect(await timesOf(routeId, '2027-03-01')).toHaveLength(2)
  const entries = (await auditOf(app.database.db, routeId)).slice(1)
  expect(entries).toMatchObject([
    { action: 'hide_shuttle', before: { hidden: false }, after: { hidden: true } },
    { action: 'show_shuttle', before: { hidden: true }, after: { hidden: false } },
  ])
})

test('a departure is cancelled once, with its trips', async () => {
  const routeId = await created()
  const [early, late] = await departuresOf(routeId, '2026-12-20')
  const tripId = await bookedOn(early.departure_id, 2)
  const cancel = (reason = 'The bus broke down') =>
    staff.post(`shuttles/departures/${early.departure_id}/cancel`, { reason })
  const expected = { departure_id: early.departure_id, trips: [{ trip_id: tripId, seats: 2 }] }
  expect(await cancel()).toMatchObject({ status: 200, body: expected })
  app.clock.pass({ hours: 1 })
  expect((await cancel('Again')).body).toEqual({ ...expected, trips: [] })
  const [first, second] = await departuresOf(routeId, '2026-12-20')
  expect(first).toMatchObject({ cancelled_at: '2026-12-01T09:00:00Z', seats_sold: 0 })
  const trip = app.database.db.selectFrom('trips').select(['status', 'cancellation']).where('id', '=', tripId)
  expect(await trip.executeTakeFirstOrThrow()).toMatchObject({
    status: 'cancelled',
    cancellation: { reason: 'The bus broke down' },
  })
  expect(second).toEqual(late)
  expect(await auditOf(app.database.db, early.departure_id)).toEqual([
    {
      staff_id: staff.staffId,
      action: 'cancel_departure',
      subject: 'shuttle_departure',
      before: { cancelled: false },
      after: { cancelled: true, reason: 'The bus broke down', trips: [tripId] },
    },
  ])
})

test('a cancelled departure stays cancelled when its timetable changes', async () => {
  const routeId = await created()
  const [early] = await departuresOf(routeId, '2026-12-20')
  await staff.post(`shuttles/departures/${early.departure_id}/cancel`, { reason: 'Holiday' })
  const services = [{ ...SERVICE, seats: 40 }]
  await staff.post(`shuttles/${routeId}/timetable`, { from_day: '2026-12-15', services })
  const [after] = await departuresOf(routeId, '2026-12-20')
  expect(after).toMatchObject({
    departure_id: early.departure_id,
    seats: 12,
    cancelled_at: expect.any(String),
  })
})

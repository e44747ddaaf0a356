import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addDeparture, addShuttleRoute, SHUTTLE_BODY, STOPS } from '#testing/builders/trips/shuttles.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const staff = await staffCalls(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const [SERVICE] = SHUTTLE_BODY.services

test('unknown routes and departed shuttles are rejected in both languages', async () => {
  const { db } = app.database
  const left = await addDeparture(db, { seats: 12, startAt: '2026-12-01T08:00:00Z' })
  const reason = 'Holiday'
  for (const id of [newId(), 'none'])
    for (const rejected of [
      await staff.post(`shuttles/${id}/timetable`, { from_day: '2026-12-10', services: [], lang_id: 2 }),
      await staff.post(`shuttles/${id}/hide`, { hidden: true, lang_id: 2 }),
      await staff.get(`shuttles/${id}/departures?day=2026-12-10&lang_id=2`),
    ]) {
      expectProblem(rejected, { status: 404, code: 'shuttle_not_found' })
      expectArabic(rejected)
    }
  for (const id of [newId(), 'none'])
    expectProblem(await staff.post(`shuttles/departures/${id}/cancel`, { reason }), {
      status: 404,
      code: 'departure_not_found',
    })
  const rejected = await staff.post(`shuttles/departures/${left}/cancel`, { reason, lang_id: 2 })
  expectProblem(rejected, { status: 409, code: 'departure_left' })
  expectArabic(rejected)
  const audited = db.selectFrom('audit_entries').select('id').where('subject_id', '=', left)
  expect(await audited.execute()).toEqual([])
})

test.for([
  { name: 'a city where no trips begin', changes: { city_id: 'xx-nowhere' }, code: 'city_unknown' },
  { name: 'an unknown type of vehicle', changes: { vehicle_type_id: 'barge' }, code: 'vehicle_type_unknown' },
  { name: 'a timetable from yesterday on', changes: { from_day: '2026-11-30' }, code: 'from_day_past' },
])('a route is rejected and not created: $name', async ({ changes, code }) => {
  const before = (await staff.get('shuttles')).body.items.length
  const rejected = await staff.post('shuttles', { ...SHUTTLE_BODY, ...changes, lang_id: 2 })
  expectProblem(rejected, { status: 422, code })
  expectArabic(rejected)
  expect((await staff.get('shuttles')).body.items).toHaveLength(before)
})

test('today is on the route’s clock: in Dubai the next day has started', async () => {
  const routeId = await addShuttleRoute(app.database.db)
  app.clock.set('2026-12-01T21:00:00Z')
  const change = (from_day: string) => staff.post(`shuttles/${routeId}/timetable`, { from_day, services: [] })
  expectProblem(await change('2026-12-01'), { status: 422, code: 'from_day_past' })
  expect((await change('2026-12-02')).status).toBe(200)
})

const [first, second] = STOPS
const stopsOf = (...minutes: number[]) => minutes.map((at) => ({ ...first, minutes: at }))

test.for([
  { name: 'one stop', changes: { stops: [first] }, path: 'stops', code: 'stops_invalid' },
  {
    name: 'eleven stops',
    changes: { stops: stopsOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
    path: 'stops',
    code: 'stops_invalid',
  },
  {
    name: 'a first stop that is not the beginning',
    changes: { stops: stopsOf(5, 10) },
    path: 'stops.0.minutes',
    code: 'stop_minutes_invalid',
  },
  {
    name: 'stops that do not follow each other',
    changes: { stops: stopsOf(0, 30, 30) },
    path: 'stops.2.minutes',
    code: 'stop_minutes_invalid',
  },
  {
    name: 'a stop without an Arabic name',
    changes: { stops: [first, { ...second, name_ar: ' ' }] },
    path: 'stops.1.name_ar',
    code: 'name_required',
  },
  {
    name: 'a stop off the earth',
    changes: { stops: [first, { ...second, latitude: 91 }] },
    path: 'stops.1.latitude',
    code: 'coordinates_out_of_range',
  },
  {
    name: 'an eighth day of the week',
    changes: { services: [{ ...SERVICE, days: [8] }] },
    path: 'services.0.days.0',
    code: 'weekdays_invalid',
  },
  {
    name: 'a service without times',
    changes: { services: [{ ...SERVICE, times: [] }] },
    path: 'services.0.times',
    code: 'departure_times_invalid',
  },
  {
    name: 'a time twice on a day',
    changes: { services: [SERVICE, { ...SERVICE, days: [7], times: ['07:30'] }] },
    path: 'services.1.times',
    code: 'departure_time_twice',
  },
  {
    name: 'no seats',
    changes: { services: [{ ...SERVICE, seats: 0 }] },
    path: 'services.0.seats',
    code: 'seats_invalid',
  },
  {
    name: 'half a hundredth',
    changes: { services: [{ ...SERVICE, seat_price: 0.5 }] },
    path: 'services.0.seat_price',
    code: 'seat_price_invalid',
  },
  { name: 'no city', changes: { city_id: ' ' }, path: 'city_id', code: 'city_required' },
  {
    name: 'no type of vehicle',
    changes: { vehicle_type_id: undefined },
    path: 'vehicle_type_id',
    code: 'vehicle_type_required',
  },
  {
    name: 'a day of no calendar',
    changes: { from_day: '2027-02-30' },
    path: 'from_day',
    code: 'date_invalid',
  },
])('a route is invalid in both languages: $name', async ({ changes, path, code }) => {
  const reply = await staff.post('shuttles', { ...SHUTTLE_BODY, ...changes })
  expectProblem(reply, { status: 400, code: 'invalid_request' })
  expect(reply.body.fields).toContainEqual(expect.objectContaining({ path, code }))
  expectArabic(await staff.post('shuttles', { ...SHUTTLE_BODY, ...changes, lang_id: 2 }))
})

test('a cancellation needs a reason', async () => {
  const rejected = await staff.post(`shuttles/departures/${newId()}/cancel`, { reason: ' ' })
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path: 'reason' }] })
})

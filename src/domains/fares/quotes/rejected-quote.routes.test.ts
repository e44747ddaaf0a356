import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const requestQuote = (body: object, headers: Record<string, string> = {}) =>
  app.call('/trips/api/trip/quote', { body, headers })

const dubai = { name: 'Dubai Mall', latitude: 25.1985, longitude: 55.2796 }
const { rental, airportPickUp, airportDrop, outstationOneWay, outstationRoundTrip, selfDrive } = TRIPS

test.for<{ name: string; body: object; code: string; path: string }>([
  {
    name: 'a pick-up in the past',
    body: { ...rental, start: '2026-12-01T14:29' },
    code: 'trip_in_the_past',
    path: 'start',
  },
  {
    name: 'a pick-up within the hour that a driver needs',
    body: { ...rental, start: '2026-12-01T15:29' },
    code: 'trip_too_soon',
    path: 'start',
  },
  {
    name: 'one in two years',
    body: { ...rental, start: '2028-12-01T09:00' },
    code: 'trip_too_far_ahead',
    path: 'start',
  },
  {
    name: 'a return before the start',
    body: { ...outstationRoundTrip, return: '2027-01-14T20:00' },
    code: 'return_before_start',
    path: 'return',
  },
  {
    name: 'a return before one can be back',
    body: { ...outstationRoundTrip, return: '2027-01-15T12:00' },
    code: 'return_too_soon',
    path: 'return',
  },
  {
    name: 'a car back before it is taken',
    body: { ...selfDrive, end: '2027-01-15T09:00' },
    code: 'return_before_start',
    path: 'end',
  },
  {
    name: 'a car for two months',
    body: { ...selfDrive, end: '2027-03-15T09:00' },
    code: 'trip_too_long',
    path: 'end',
  },
  { name: 'an unknown city', body: { ...rental, city_id: 'xx-xxx' }, code: 'city_unknown', path: 'city_id' },
  {
    name: 'an unknown airport',
    body: { ...airportPickUp, airport: 'XXX' },
    code: 'airport_unknown',
    path: 'airport',
  },
  {
    name: 'an unknown package',
    body: { ...rental, package_id: '3h30km' },
    code: 'package_unknown',
    path: 'package_id',
  },
  {
    name: 'an unknown plan',
    body: { ...selfDrive, plan_id: 'month' },
    code: 'plan_unknown',
    path: 'plan_id',
  },
  {
    name: 'an unknown place',
    body: { ...rental, from: { ...rental.from, place_id: 'in-blr-nowhere' } },
    code: 'place_unknown',
    path: 'from.place_id',
  },
  {
    name: 'an unknown stop',
    body: { ...outstationOneWay, stops: [rental.from, { ...rental.from, place_id: 'in-blr-nowhere' }] },
    code: 'place_unknown',
    path: 'stops.1.place_id',
  },
  {
    name: 'a pick-up in another city',
    body: { ...rental, from: dubai },
    code: 'place_outside_city',
    path: 'from',
  },
  {
    name: 'a transfer to another city',
    body: { ...airportPickUp, place: dubai },
    code: 'place_too_far',
    path: 'place',
  },
  {
    name: 'a trip over the sea',
    body: { ...outstationOneWay, to: { ...dubai, latitude: 51.5, longitude: 0 } },
    code: 'place_too_far',
    path: 'to',
  },
  {
    name: 'an unknown departure',
    body: { category: 20, departure_id: crypto.randomUUID(), seats: 1 },
    code: 'departure_unknown',
    path: 'departure_id',
  },
])('$name is refused by its field, in the reader’s language', async ({ body, code, path }) => {
  const rejected = await requestQuote(body)
  expectProblem(rejected, { status: 422, code, fields: [{ path }] })
  expect(rejected.body.detail).toBe(rejected.body.fields[0].message)
  expectArabic(await requestQuote(body, { language: 'ar' }))
})

test.for<{ name: string; body: object; path: string }>([
  { name: 'a category that is none', body: { ...rental, category: 3 }, path: 'category' },
  { name: 'a day in no calendar', body: { ...rental, start: '2027-02-30T09:00' }, path: 'start' },
  {
    name: 'more than five stops',
    body: { ...outstationOneWay, stops: Array.from({ length: 6 }, () => rental.from) },
    path: 'stops',
  },
  { name: 'an airport in small letters', body: { ...airportPickUp, airport: 'blr' }, path: 'airport' },
  { name: 'a flight that is none', body: { ...airportPickUp, flight_number: '12' }, path: 'flight_number' },
  { name: 'a place nowhere', body: { ...rental, from: { ...dubai, latitude: 91 } }, path: 'from.latitude' },
  { name: 'a field that is not asked for', body: { ...rental, to: dubai }, path: 'to' },
  {
    name: 'no seat at all',
    body: { category: 20, departure_id: crypto.randomUUID(), seats: 0 },
    path: 'seats',
  },
  { name: 'no city', body: { ...rental, city_id: '' }, path: 'city_id' },
])('$name is invalid', async ({ body, path }) => {
  expectProblem(await requestQuote(body), { status: 400, code: 'invalid_request', fields: [{ path }] })
})

test('a city that offers no such trips says so', async () => {
  const { db } = app.database
  await db
    .insertInto('cities')
    .values({
      id: 'in-goa',
      name_en: 'Goa',
      name_ar: 'غوا',
      country_code: 'IN',
      currency: 'INR',
      time_zone: 'Asia/Kolkata',
      latitude: 15.49,
      longitude: 73.83,
    })
    .execute()
  const from = { name: 'Panaji', latitude: 15.49, longitude: 73.83 }
  const body = { ...rental, city_id: 'in-goa', from }
  expectProblem(await requestQuote(body), {
    status: 422,
    code: 'trip_not_offered',
    fields: [{ path: 'city_id' }],
  })
  await db
    .updateTable('cities')
    .set({ hidden_at: Temporal.Instant.fromEpochMilliseconds(0) })
    .where('id', '=', 'in-goa')
    .execute()
  expectProblem(await requestQuote(body), { status: 422, code: 'city_unknown' })
})

test('a place and an airport that the staff have hidden are unknown', async () => {
  const drop = { ...airportDrop, start: '2027-01-16T09:30' }
  const hide = (id: string, hidden_at: Temporal.Instant | null) =>
    app.database.db.updateTable('trip_places').set({ hidden_at }).where('id', '=', id).execute()
  await hide('in-blr-whitefield', Temporal.Instant.fromEpochMilliseconds(0))
  expectProblem(await requestQuote(drop), {
    status: 422,
    code: 'place_unknown',
    fields: [{ path: 'place.place_id' }],
  })
  await hide('in-blr-whitefield', null)
  await hide('in-blr-blr', Temporal.Instant.fromEpochMilliseconds(0))
  expectProblem(await requestQuote(drop), { status: 422, code: 'airport_unknown' })
  await hide('in-blr-blr', null)
})

test('a token that is over, and a key that is unknown, are refused', async () => {
  expectProblem(await requestQuote(rental, { authorization: `Bearer ${'x'.repeat(43)}` }), {
    status: 401,
    code: 'token_expired',
  })
  expectProblem(await requestQuote(rental, { 'x-api-key': 'tk_none' }), { status: 401, code: 'key_unknown' })
})

test('how long ahead a trip is booked is what its city says of the category, else what the category says', async () => {
  const cities = app.database.db.updateTable('cities').where('id', '=', 'in-blr')
  const startingIn = (minutes: number) => {
    const start = Temporal.PlainDateTime.from('2026-12-01T14:30').add({ minutes })
    return requestQuote({ ...rental, start: start.toString({ smallestUnit: 'minute' }) }, { language: 'en' })
  }
  expect((await startingIn(60)).status).toBe(200)
  await cities.set({ lead_minutes: { rental: 90, self_drive: 5 } }).execute()
  const rejected = await startingIn(89)
  expectProblem(rejected, { status: 422, code: 'trip_too_soon' })
  expect(rejected.body.fields[0].message).toContain('The earliest is Tuesday, 1 December 2026 at 16:00')
  expect((await startingIn(90)).status).toBe(200)
  const { rows } = (await app.call('/trips/api/city/grid?rows=-1')).body
  const leads = rows.map(({ city_id, lead_minutes }: Row) => [city_id, lead_minutes[2], lead_minutes[8]])
  expect(leads).toContainEqual(['in-blr', 90, 60])
  await cities.set({ lead_minutes: null }).execute()
})
type Row = { city_id: string; lead_minutes: Record<string, number> }

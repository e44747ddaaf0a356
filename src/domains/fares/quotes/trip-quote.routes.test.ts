import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { RENTAL } from '#testing/builders/trips/trip-fares.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { newId } from '#kernel/ids.ts'
import type { TripQuote } from './quote.contract.ts'

const app = forFile(await testApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const requestQuote = (body: object, headers: Record<string, string> = {}) =>
  app.call('/trips/api/trip/quote', { body, headers })

async function quote(body: object, headers: Record<string, string> = {}): Promise<TripQuote> {
  const reply = await requestQuote(body, headers)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}

const sedanOf = ({ options }: TripQuote) => {
  const sedan = options.find(({ vehicle_type }) => vehicle_type.id === 'sedan')
  if (!sedan) throw new Error('no sedan')
  return sedan
}

const linesOf = (body: TripQuote) =>
  Object.fromEntries(sedanOf(body).fare.lines.map(({ kind, amount }) => [kind, amount.amount]))

test('a rental is quoted with each type of vehicle, the smallest first, field by field', async () => {
  const quoted = await quote(TRIPS.rental)
  expect(quoted).toMatchObject({
    distance_km: null,
    duration_minutes: 480,
    time_zone: 'Asia/Kolkata',
  })
  expect(quoted.options.map(({ vehicle_type }) => vehicle_type.id)).toEqual([
    'hatchback',
    'sedan',
    'suv',
    'luxury',
    'tempo',
    'coach',
  ])
  const inr = (amount: number) => ({ amount, currency: 'INR' })
  const { rate_card } = sedanOf(quoted).fare
  expect(sedanOf(quoted)).toEqual({
    quote_id: expect.stringMatching(/^[\w-]+\.[\w-]{43}\.[A-Z2-9]{12}$/),
    vehicle_type: { id: 'sedan', name: 'Sedan', seats: 4, bags: 3, picture: 'saloon' },
    fare: {
      lines: [
        {
          kind: 'package',
          label: 'Package 8 hours / 80 km',
          quantity: 1,
          unit: 'piece',
          rate: inr(220_000),
          amount: inr(220_000),
          rule: 'package',
          inputs: { package_id: '8h80km', minutes: 480, km: 80, garage_to_garage: false },
        },
        {
          kind: 'tax',
          label: 'Tax 5%',
          quantity: null,
          unit: null,
          rate: null,
          amount: inr(11_000),
          rule: 'tax_of_country',
          inputs: {
            country: 'IN',
            from_day: '2025-09-22',
            fuel_included: true,
            basis_points: 500,
            net: 220_000,
          },
        },
      ],
      total: inr(231_000),
      included: { km: 80, minutes: 480 },
      beyond: { km: inr(1400), hour: inr(15_000), waiting_minute: null },
      deposit: null,
      rate_card: { id: rate_card?.id, version: 1, version_id: rate_card?.version_id },
    },
    expires_at: '2026-12-01T09:20:00Z',
    cancellation: [
      { until: '2027-01-15T02:00:00Z', fee: inr(0) },
      { until: '2027-01-15T04:00:00Z', fee: inr(115_500) },
      { until: null, fee: inr(231_000) },
    ],
  })
})

test('each category is priced by its own card, with the way it is driven', async () => {
  const oneWay = await quote(TRIPS.outstationOneWay)
  // 58.9 + 106.7 km via the stop.
  expect([oneWay.distance_km, oneWay.duration_minutes]).toEqual([165.6, 226])
  expect(linesOf(oneWay)).toEqual({
    distance: 223_560,
    driver_allowance: 30_000,
    toll: 19_872,
    permit: 40_000,
    tax: 15_672,
  })
  const roundTrip = await quote(TRIPS.outstationRoundTrip)
  expect(linesOf(roundTrip)).toEqual({
    distance: 600_000,
    driver_allowance: 60_000,
    toll: 39_720,
    permit: 40_000,
    tax: 36_986,
  })
  const pickUp = await quote(TRIPS.airportPickUp)
  expect(linesOf(pickUp)).toEqual({ transfer: 80_000, toll: 11_500, parking: 10_000, tax: 5075 })
  expect(sedanOf(pickUp).fare.included.minutes).toBe(60)
  const drop = await quote(TRIPS.airportDrop)
  // Whitefield, by its id, is outside the centre.
  expect(linesOf(drop)).toMatchObject({ transfer: 150_000 })
  const selfDrive = await quote(TRIPS.selfDrive)
  expect(linesOf(selfDrive)).toEqual({ plan: 230_000, extra_hours: 45_000, tax: 49_500 })
  expect(selfDrive).toMatchObject({ distance_km: null, duration_minutes: 1620 })
  expect(sedanOf(selfDrive).fare.deposit).toEqual({ amount: 500_000, currency: 'INR' })
  expect(selfDrive.options.map(({ vehicle_type }) => vehicle_type.id)).not.toContain('coach')
})

test('the language of a reply is that of its header, whatever the browser accepts', async () => {
  const arabic = sedanOf(await quote(TRIPS.rental, { language: 'ar', 'accept-language': 'en' }))
  expect(arabic.vehicle_type.name).toBe('سيدان')
  expect(arabic.fare.lines.map(({ label }) => label)).toEqual(['باقة 8 ساعات / 80 كم', 'الضريبة 5%'])
  const other = sedanOf(await quote(TRIPS.rental, { language: 'de', 'accept-language': 'ar' }))
  expect(other.vehicle_type.name).toBe('Sedan')
})

test('what is asked again is answered from memory for a minute, with ids of its own, and in another language or company anew', async () => {
  const whole = ({ options }: TripQuote) => options.map(({ quote_id }) => quote_id)
  const ids = (quoted: TripQuote) => whole(quoted).map((id) => id.slice(0, -13))
  const request = { ...TRIPS.rental, start: '2027-01-20T09:30' }
  await quote(request)
  const again = await quote(request)
  const first = ids(again)
  app.clock.pass({ seconds: 59 })
  const cached = [await quote(request), await quote(request)]
  expect(cached.map(ids)).toEqual([first, first])
  expect(new Set([again, ...cached].flatMap(whole)).size).toBe(3 * first.length)
  const { companyId } = await companyWith(app)
  const { headers } = await keyWith(app, { companyId })
  for (const other of [{ language: 'ar' }, headers])
    expect(ids(await quote(request, other))).not.toEqual(first)
  app.clock.pass({ seconds: 2 })
  expect(ids(await quote(request))).not.toEqual(first)
})

test('a company’s people, and pages of its key, see its own card where it has one', async () => {
  const { companyId } = await companyWith(app)
  await publishFor(companyId)
  const { headers: byKey } = await keyWith(app, { companyId })
  const { headers: byToken } = await profileOf(app, { companyId })
  const { headers: retail } = await profileOf(app)
  const { headers: anyKey } = await keyWith(app)
  for (const headers of [byKey, byToken])
    expect(sedanOf(await quote(TRIPS.rental, headers)).fare).toMatchObject({
      lines: [{ amount: { amount: 200_000 } }, { kind: 'tax' }],
    })
  for (const headers of [{}, retail, anyKey])
    expect(linesOf(await quote(TRIPS.rental, headers))).toMatchObject({ package: 220_000 })
  // Its other vehicles are priced by the public cards.
  expect((await quote(TRIPS.rental, byKey)).options).toHaveLength(6)
})

test('the newest version from a day on or before the pick-up holds', async () => {
  const { companyId } = await companyWith(app)
  const cardId = await publishFor(companyId, '2027-02-01', 1)
  const { headers } = await keyWith(app, { companyId })
  const packageOn = async (day: string) =>
    linesOf(await quote({ ...TRIPS.rental, start: `${day}T00:00` }, headers))['package']
  expect(await packageOn('2027-01-31')).toBe(220_000)
  expect(await packageOn('2027-02-01')).toBe(200_000)
  await insertVersion(cardId, '2027-03-01', 2, 300_000)
  await insertVersion(cardId, '2027-02-15', 3, 250_000)
  expect(await packageOn('2027-02-14')).toBe(200_000)
  expect(await packageOn('2027-02-15')).toBe(250_000)
  // Version 3 was published later, but applies from an earlier day.
  expect(await packageOn('2027-03-01')).toBe(250_000)
})

async function publishFor(companyId: string, fromDay = '2026-01-01', version = 1): Promise<string> {
  const id = newId()
  await app.database.db
    .insertInto('rate_cards')
    .values({
      id,
      city_id: 'in-blr',
      category: 2,
      vehicle_type_id: 'sedan',
      company_id: companyId,
      created_at: Temporal.Instant.fromEpochMilliseconds(0),
    })
    .execute()
  await insertVersion(id, fromDay, version, 200_000)
  return id
}

async function insertVersion(cardId: string, fromDay: string, version: number, price: number): Promise<void> {
  const packages = [{ id: '8h80km', minutes: 480, km: 80, price, garage_to_garage: false }]
  await app.database.db
    .insertInto('rate_card_versions')
    .values({
      id: newId(),
      rate_card_id: cardId,
      version,
      from_day: fromDay,
      content: { ...RENTAL, packages },
      published_at: Temporal.Instant.fromEpochMilliseconds(0),
    })
    .execute()
}

const dubai = { name: 'Dubai Mall', latitude: 25.1985, longitude: 55.2796 }
const { rental, airportPickUp, outstationOneWay, outstationRoundTrip, selfDrive } = TRIPS

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
  const drop = { ...TRIPS.airportDrop, start: '2027-01-16T09:30' }
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

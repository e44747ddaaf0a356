import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tripsOf } from '#testing/builders/rentals/journeys.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { companyWith } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
let token: string
beforeAll(async () => {
  app = await testApp()
  trips = await tripsOf(app)
  const people = peopleOf(app)
  token = (await people.tokenOf(await people.add({ role: 'staff', email: 'dispatch@example.com' }))).token
})
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  for (const table of ['payments', 'trip_events', 'trips'] as const)
    await app.database.db.deleteFrom(table).execute()
})
afterAll(() => app.close())

const list = (query: string) => app.call(`/api/staff/trips?${query}`, { token })
const idsOf = (items: { trip_id: string }[]) => items.map(({ trip_id }) => trip_id)
const NONE = { booked: 0, assigned: 0, started: 0, ended: 0, billed: 0, cancelled: 0, no_show: 0 }

test('trips of a day are sorted by pick-up, on the city’s clock', async () => {
  const late = await trips.booked({ start: '2026-12-02T23:59' })
  const early = await trips.booked({ start: '2026-12-02T00:00' })
  await trips.booked({ start: '2026-12-03T00:00' })
  await trips.booked({ start: '2026-12-01T23:59' })
  const { body } = await list('day=2026-12-02')
  expect(idsOf(body.items)).toEqual([early, late])
  expect(body.next).toBeNull()
  expect(body.counts).toEqual({ ...NONE, booked: 2 })
})

test('a trip in the list has its traveller, vehicle, city and times', async () => {
  const { companyId } = await companyWith(app, { name: 'Falcon Trading' })
  const id = await trips.booked({ companyId })
  const vehicle_id = await trips.vehicle()
  const body = { version: 1, vehicle_id, driver_id: await trips.driver() }
  await app.call(`/api/staff/trips/${id}/assign`, { token, body })
  const [item] = (await list('day=2026-12-02')).body.items
  const inr = (amount: number) => ({ amount, currency: 'INR' })
  expect(item).toEqual({
    trip_id: id,
    reference: expect.stringMatching(/^[A-Z2-9]{10}$/),
    status: 'assigned',
    approval: 'none',
    category: 2,
    city: { id: 'in-blr', name: 'Bengaluru' },
    start: '2026-12-02T10:00',
    end: '2026-12-02T18:00',
    vehicle_type: 'Test sedan',
    traveller: 'Layla Haddad',
    company: 'Falcon Trading',
    plate: expect.stringMatching(/^KA 01 /),
    assigned_type: 'Test sedan',
    class: 'booked',
    driver: 'Ravi Kumar',
    total: { amount: 252_000, currency: 'INR' },
    money: { quoted: inr(252_000), billed: null, paid: inr(0), due: inr(252_000) },
    attention: [],
  })
  const [arabic] = (await list('day=2026-12-02&lang_id=2')).body.items
  expect(arabic).toMatchObject({ city: { name: 'بنغالور' }, vehicle_type: 'سيدان' })
})

test('pages continue by key, also among pick-ups of the same minute and new trips', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.push(await trips.booked())
  const { body: first } = await list('day=2026-12-02&page_size=2')
  await trips.booked({ start: '2026-12-02T09:00' })
  const { body: second } = await list(`day=2026-12-02&page_size=2&after=${first.next}`)
  const { body: last } = await list(`day=2026-12-02&page_size=2&after=${second.next}`)
  expect([...idsOf(first.items), ...idsOf(second.items), ...idsOf(last.items)]).toEqual(ids)
  expect(last.next).toBeNull()
})

test('the list is filtered by status and city, and the counts are of the city', async () => {
  const booked = await trips.booked()
  const cancelled = await trips.booked()
  const cancel = { version: 1, reason: 'No car is free' }
  await app.call(`/api/staff/trips/${cancelled}/cancel`, { token, body: cancel })
  const { body } = await list('day=2026-12-02&status=cancelled&city_id=in-blr')
  expect(idsOf(body.items)).toEqual([cancelled])
  expect(body.counts).toEqual({ ...NONE, booked: 1, cancelled: 1 })
  expect(idsOf((await list('day=2026-12-02&status=booked')).body.items)).toEqual([booked])
  expect((await list('day=2026-12-02&city_id=ae-dxb')).body).toEqual({
    items: [],
    next: null,
    day: '2026-12-02',
    counts: NONE,
    attention: { late: 0, unassigned: 0, unpaid: 0 },
  })
})

test('trips without a vehicle come first, also across pages', async () => {
  const assigned = await trips.booked({ start: '2026-12-02T08:00' })
  const [late, early] = [await trips.booked(), await trips.booked({ start: '2026-12-02T09:00' })]
  const body = { version: 1, vehicle_id: await trips.vehicle(), driver_id: await trips.driver() }
  await app.call(`/api/staff/trips/${assigned}/assign`, { token, body })
  const { body: first } = await list('day=2026-12-02&page_size=2')
  const { body: second } = await list(`day=2026-12-02&page_size=2&after=${first.next}`)
  expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual([early, late, assigned])
})

test('the default day is today on each city’s clock', async () => {
  app.clock.set('2026-12-01T20:00:00Z')
  const tomorrowByUtc = await trips.booked({ start: '2026-12-02T09:00' })
  await trips.booked({ start: '2026-12-01T23:00' })
  const staff = await staffCalls(app)
  const { body } = await staff.get('trips?city_id=in-blr')
  expect(idsOf(body.items)).toEqual([tomorrowByUtc])
  expect(body.day).toBe('2026-12-02')
  const everywhere = (await staff.get('trips')).body
  expect(idsOf(everywhere.items)).toEqual([tomorrowByUtc])
  expect(everywhere).toMatchObject({ day: '2026-12-02', counts: { ...NONE, booked: 1 } })
})

test('late, unassigned and unpaid trips are counted, and are a filter', async () => {
  // 01:30 on 2 December in Bengaluru.
  app.clock.set('2026-12-01T20:00:00Z')
  const yesterday = await trips.booked({ start: '2026-12-01T23:50' })
  const [morning, unpaid] = [await trips.booked(), await trips.booked({ payBy: 'card' })]
  const paid = await trips.booked({ payBy: 'card' })
  const [was, sum] = [Temporal.Instant.fromEpochMilliseconds(0), { amount: 252_000, currency: 'INR' }]
  const payment = { id: crypto.randomUUID(), trip_id: paid, created_at: was, updated_at: was }
  await app.database.db
    .insertInto('payments')
    .values({ ...payment, ...sum, state: 'captured' })
    .execute()
  await app.database.db
    .updateTable('trips')
    .set(({ ref }) => ({ paid: ref('total') }))
    .where('id', '=', paid)
    .execute()
  const collected = await trips.booked({ payBy: 'card' })
  await app.database.db
    .updateTable('trips')
    .set(({ ref }) => ({ collected: ref('total') }))
    .where('id', '=', collected)
    .execute()
  const staff = await staffCalls(app)
  const { body } = await staff.get('trips')
  expect(body.attention).toEqual({ late: 1, unassigned: 3, unpaid: 1 })
  const expected = body.items.map((one: { trip_id: string; attention: string[] }) => [
    one.trip_id,
    one.attention,
  ])
  expect(new Map(expected)).toEqual(
    new Map([
      [morning, ['unassigned']],
      [unpaid, ['unpaid']],
      [paid, ['unassigned']],
      [collected, ['unassigned']],
    ]),
  )
  expect(idsOf((await staff.get('trips?attention=unpaid')).body.items)).toEqual([unpaid])
  // From the day before, but not driven yet.
  expect(idsOf((await staff.get('trips?attention=late')).body.items)).toEqual([yesterday])
  expect(idsOf((await staff.get('trips?attention=late&day=2026-12-02')).body.items)).toEqual([])
  expect((await staff.get('trips?day=2026-12-01')).body.attention).toEqual({
    late: 1,
    unassigned: 1,
    unpaid: 0,
  })
})

test('a trip is found by part of the traveller’s name, and by its complete reference on any day', async () => {
  const omar = { name: 'Omar Siddiqui', phone: { countryCode: '+1', phone: '2025550112' } }
  const found = await trips.booked({ traveller: omar })
  await trips.booked()
  for (const search of ['siddi', 'OMAR', '5550112', '%2B1 202 555'])
    expect(idsOf((await list(`day=2026-12-02&search=${search}`)).body.items)).toEqual([found])
  const { reference } = (await list('day=2026-12-02&search=omar')).body.items[0]
  const { body } = await list(`day=2026-12-09&search=${reference.toLowerCase()}`)
  expect(idsOf(body.items)).toEqual([found])
  expect(body.counts).toEqual({ ...NONE, booked: 1 })
  expect(idsOf((await list('day=2026-12-02&category=20')).body.items)).toEqual([])
})

test.for([
  'category=3&day=2026-12-02',
  'day=2026-02-30',
  'status=lost&day=2026-12-02',
  'attention=all&day=2026-12-02',
  'after=1&day=2026-12-02',
  'page_size=0&day=2026-12-02',
])('the list rejects %s', async (query) => {
  const path = query.split('=')[0] ?? ''
  expectProblem(await list(query), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await list(`${query}&lang_id=2`))
})

test('a trip is read completely before any action', async () => {
  const id = await trips.booked()
  const { body } = await app.call(`/api/staff/trips/${id}?lang_id=2`, { token })
  expect(body.trip).toMatchObject({
    trip_id: id,
    version: 1,
    city: { name: 'بنغالور' },
    company: null,
    vehicle_id: null,
    driver_id: null,
    odometer: { start_km: null, end_km: null },
    waiting_minutes: null,
    garage_km: null,
    garage_minutes: null,
    charges: [],
    beside: [],
    no_show_from: '2026-12-02T05:00:00Z',
    events: [{ at: '2026-12-01T09:00:00Z', kind: 'booked', staff_id: null, detail: {} }],
  })
  expect(body.trip.can).toBeUndefined()
})

test('the suitable vehicles and drivers of a trip’s city are listed, free ones first', async () => {
  const { db } = app.database
  for (const table of ['vehicles', 'drivers'] as const)
    await db
      .updateTable(table)
      .set({ hidden_at: Temporal.Instant.fromEpochMilliseconds(0) })
      .execute()
  const [busy, free] = [await trips.vehicle({ seats: 6 }), await trips.vehicle({ odometerKm: 77 })]
  const [busyDriver, freeDriver] = [await trips.driver(), await trips.driver({ licenceUntil: '2027-05-01' })]
  // A class other than the booked one is listed last and marked.
  const coach = await trips.vehicle({ seats: 40, typeId: 'coach' })
  await trips.vehicle({ isHidden: true })
  await trips.driver({ isHidden: true })
  // Too few seats for the booked type, and a licence that expires before the trip.
  await trips.vehicle({ seats: 3 })
  await trips.driver({ licenceUntil: '2026-12-01' })
  const assigned = await trips.booked()
  const body = { version: 1, vehicle_id: busy, driver_id: busyDriver }
  await app.call(`/api/staff/trips/${assigned}/assign`, { token, body })
  const fleetOf = async (id: string, query = '') =>
    app.call(`/api/staff/trips/${id}/fleet${query}`, { token })
  const { body: fleet } = await fleetOf(await trips.booked())
  expect(fleet).toEqual({
    vehicles: [
      {
        vehicle_id: free,
        plate: expect.stringMatching(/^KA 01 /),
        make: 'Toyota',
        model: expect.stringMatching(/^Model /),
        vehicle_type: 'Test sedan',
        seats: 4,
        odometer_km: 77,
        class: 'booked',
        free: true,
      },
      expect.objectContaining({ vehicle_id: coach, class: 'other', free: true }),
      expect.objectContaining({ vehicle_id: busy, seats: 6, class: 'booked', free: false }),
    ],
    drivers: [
      {
        driver_id: freeDriver,
        name: 'Ravi Kumar',
        phone: { countryCode: '+91', phone: '9876543210' },
        licence_until: '2027-05-01',
        free: true,
      },
      expect.objectContaining({ driver_id: busyDriver, free: false }),
    ],
  })
  const ownVehicles = (await fleetOf(assigned, '?lang_id=2')).body.vehicles
  expect(ownVehicles).toContainEqual(
    expect.objectContaining({ vehicle_id: busy, vehicle_type: 'سيدان', class: 'booked', free: true }),
  )
  for (const id of ['nothing', crypto.randomUUID()])
    expectProblem(await fleetOf(id), { status: 404, code: 'trip_not_found' })
})

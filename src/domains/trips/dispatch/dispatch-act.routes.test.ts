import { beforeEach, expect, test } from 'vitest'
import { DAY_AFTER, dispatchActions, END, START } from '#testing/builders/trips/dispatch-actions.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const { staffId, trips, get, read, act, steps, assigned, anew, audited, mails } = await dispatchActions(app)

beforeEach(anew)

test('a trip is assigned, started, charged, ended and billed, each with its event and its audit row', async () => {
  const { id, vehicleId, driverId } = await assigned()
  expect(await read(id)).toMatchObject({
    status: 'assigned',
    vehicle_id: vehicleId,
    driver_id: driverId,
    vehicle: { make: 'Toyota', color: 'white' },
    driver: { name: 'Ravi Kumar', phone: { countryCode: '+91', phone: '9876543210' } },
  })
  app.clock.set(DAY_AFTER)
  await steps(id, ['start', { ...START, arrived_at: '2026-12-02T09:40' }])
  await steps(id, [
    'charge',
    { kind: 'toll', amount: { amount: 15_000, currency: 'INR' }, reason: 'Airport road' },
  ])
  const ended = await steps(id, ['end', { ...END, garage_km: 8, garage_minutes: 25 }])
  expect(ended).toMatchObject({
    status: 'ended',
    started_at: '2026-12-02T04:30:00Z',
    ended_at: '2026-12-02T14:30:00Z',
    odometer: { start_km: 10_050, end_km: 10_170 },
    distance_km: 120,
    waiting_minutes: 0,
    garage_km: 8,
    garage_minutes: 25,
    charges: [
      {
        kind: 'toll',
        amount: { amount: 15_000, currency: 'INR' },
        reason: 'Airport road',
        at: '2026-12-03T09:00:00Z',
      },
    ],
    bill: null,
    beside: [],
  })
  const billed = await steps(id, ['bill', {}])
  // 2400 for the package, 40 km at 18, 2 hours at 200, a toll of 150, and 5% on all.
  expect(billed.fare.total).toEqual({ amount: 252_000, currency: 'INR' })
  expect(billed).toMatchObject({ status: 'billed', bill: { number: 'TRIP-2026-000001' } })
  expect(billed.bill.fare.total).toEqual({ amount: 385_350, currency: 'INR' })
  const inr = (amount: number) => ({ amount, currency: 'INR' })
  expect(billed.beside.map(({ kind, quoted, actual }: Row) => [kind, quoted, actual])).toEqual([
    ['package', inr(240_000), inr(240_000)],
    ['extra_km', null, inr(72_000)],
    ['extra_hours', null, inr(40_000)],
    ['toll', null, inr(15_000)],
    ['tax', inr(12_000), inr(18_350)],
  ])
  expect(billed.events.map(({ kind, staff_id }: Event) => [kind, staff_id])).toEqual([
    ['booked', null],
    ...['assigned', 'started', 'charged', 'ended', 'billed'].map((kind) => [kind, staffId]),
  ])
  expect(await audited()).toMatchObject(
    [
      ['assign_trip', 'booked', { status: 'assigned', vehicle: vehicleId, driver: driverId }],
      ['start_trip', 'assigned', { status: 'started', at: START.at, odometer_km: 10_050 }],
      ['charge_trip', 'started', { status: 'started', charge: 'toll', reason: 'Airport road' }],
      ['end_trip', 'started', { status: 'ended', at: END.at, odometer_km: 10_170, waiting_minutes: 0 }],
      ['bill_trip', 'ended', { status: 'billed', number: 'TRIP-2026-000001', total: inr(385_350) }],
    ].map(([action, status, after]) => ({
      action,
      subject: 'trip',
      subject_id: id,
      staff_id: staffId,
      before: { status },
      after,
    })),
  )
  const vehicle = app.database.db.selectFrom('vehicles').select('odometer_km').where('id', '=', vehicleId)
  expect(await vehicle.executeTakeFirstOrThrow()).toEqual({ odometer_km: 10_170 })
})
type Row = { kind: string; quoted: object | null; actual: object | null }
type Event = { kind: string; staff_id: string | null }

test('the traveller is mailed in their language: the vehicle with driver and plate, and the bill', async () => {
  const { id } = await assigned({ langId: 2 })
  app.clock.set(DAY_AFTER)
  const { reference, vehicle } = await steps(id, ['start', START], ['end', END], ['bill', {}])
  const [known, bill, ...more] = await mails()
  expect(more).toEqual([])
  expect(known).toMatchObject({ recipient: 'layla@example.com', lang_id: 2 })
  expect(known?.subject).toContain('المركبة لرحلتك')
  for (const fact of [reference, vehicle.plate, 'Ravi Kumar', '9876543210', 'بنغالور'])
    expect(known?.text).toContain(fact)
  expect(bill).toMatchObject({ recipient: 'layla@example.com', lang_id: 2 })
  expect(bill?.subject).toContain('فاتورة رحلتك')
  for (const fact of ['TRIP-2026-', '3,696.00', '2,520.00']) expect(bill?.text).toContain(fact)
})

test('a traveller without an address is mailed nothing', async () => {
  const { email, ...traveller } = {
    name: 'Sami',
    phone: { countryCode: '+971', phone: '501234567' },
    email: null,
  }
  expect(email).toBeNull()
  await assigned({ traveller })
  expect(await mails()).toEqual([])
})

test('bills are numbered without a gap, whatever was refused between them', async () => {
  app.clock.set(DAY_AFTER)
  const numbers: string[] = []
  for (let count = 0; count < 3; count++) {
    const { id } = await assigned()
    await steps(id, ['start', START])
    expectProblem(await act(id, 'bill', { version: (await read(id)).version }), {
      status: 409,
      code: 'trip_act_refused',
    })
    numbers.push((await steps(id, ['end', END], ['bill', {}])).bill.number)
  }
  const [first = 0, ...next] = numbers.map((number) => Number(number.split('-')[2]))
  expect(next).toEqual([first + 1, first + 2])
})

test.for([
  { name: 'in the future', body: { at: '2026-12-03T14:31' }, code: 'slip_in_the_future' },
  { name: 'nine hours early', body: { at: '2026-12-02T01:00' }, code: 'start_early' },
  { name: 'below the last reading', body: { odometer_km: 9999 }, code: 'odometer_backwards' },
  { name: 'without a reading', body: { odometer_km: null }, code: 'odometer_required' },
])('a start $name is refused', async ({ body, code }) => {
  const { id } = await assigned()
  app.clock.set(DAY_AFTER)
  expectProblem(await act(id, 'start', { version: 2, ...START, ...body }), { status: 422, code })
  expectArabic(await act(id, 'start', { version: 2, ...START, ...body }, '?lang_id=2'))
  expect(await read(id)).toMatchObject({ status: 'assigned', started_at: null, version: 2 })
})

test.for([
  { name: 'in the future', body: { at: '2026-12-03T14:31' }, code: 'slip_in_the_future' },
  { name: 'before the start', body: { at: '2026-12-02T09:59' }, code: 'end_before_start' },
  { name: 'with fewer kilometres', body: { odometer_km: 10_049 }, code: 'odometer_backwards' },
  { name: 'without a reading', body: { odometer_km: null }, code: 'odometer_required' },
  { name: 'faster than anybody drives', body: { odometer_km: 12_000 }, code: 'too_fast' },
])('an end $name is refused', async ({ body, code }) => {
  const { id } = await assigned()
  app.clock.set(DAY_AFTER)
  await steps(id, ['start', START])
  expectProblem(await act(id, 'end', { version: 3, ...END, ...body }), { status: 422, code })
  expectArabic(await act(id, 'end', { version: 3, ...END, ...body }, '?lang_id=2'))
  expect(await read(id)).toMatchObject({ status: 'started', ended_at: null, version: 3 })
})

test.for([
  { name: 'in another currency', amount: { amount: 100, currency: 'AED' }, code: 'charge_currency' },
  { name: 'of nothing', amount: { amount: 0, currency: 'INR' }, code: 'charge_of_nothing' },
])('a charge $name is refused', async ({ amount, code }) => {
  const { id } = await assigned()
  app.clock.set(DAY_AFTER)
  await steps(id, ['start', START])
  expectProblem(await act(id, 'charge', { version: 3, kind: 'toll', amount, reason: 'x' }), {
    status: 422,
    code,
  })
  expect((await read(id)).charges).toEqual([])
})

test('a no-show is noted once the driver has waited, and the traveller is told', async () => {
  const { id } = await assigned()
  app.clock.set('2026-12-02T04:59:00Z')
  expectProblem(await act(id, 'no-show', { version: 2 }), { status: 409, code: 'no_show_too_early' })
  app.clock.set('2026-12-02T05:00:00Z')
  const trip = await steps(id, ['no-show', { reason: 'Nobody at the door' }])
  const nothing = { amount: 0, currency: 'INR' }
  expect(trip).toMatchObject({
    status: 'no_show',
    no_show_from: '2026-12-02T05:00:00Z',
    cancelled: { fee: nothing, refund: nothing, reason: 'Nobody at the door' },
  })
  expect((await mails()).map(({ subject }) => subject)).toContain(
    `We could not find you: trip ${trip.reference}`,
  )
  expect(await audited()).toMatchObject([
    { action: 'assign_trip' },
    { action: 'no_show_trip', before: { status: 'assigned' }, after: { status: 'no_show', fee: nothing } },
  ])
})

test('the staff cancel a trip with a reason', async () => {
  const id = await trips.booked()
  const trip = await steps(id, ['cancel', { reason: 'No car is free' }])
  expect(trip).toMatchObject({
    status: 'cancelled',
    cancelled: { reason: 'No car is free' },
    cancellation: [],
  })
  expect((await mails())[0]?.text).toContain('No car is free')
  expect(await audited()).toMatchObject([
    {
      action: 'cancel_trip',
      before: { status: 'booked' },
      after: { status: 'cancelled', reason: 'No car is free' },
    },
  ])
})

test('a trip that waits for approval is not assigned, and may be cancelled', async () => {
  const id = await trips.booked({ approval: 'waiting' })
  const body = { version: 1, vehicle_id: await trips.vehicle(), driver_id: await trips.driver() }
  expectProblem(await act(id, 'assign', body), { status: 409, code: 'approval_waiting' })
  await steps(id, ['cancel', { reason: 'Nobody decides' }])
})

const BODIES = {
  assign: { vehicle_id: crypto.randomUUID(), driver_id: null },
  start: START,
  end: END,
  charge: { kind: 'toll', amount: { amount: 1, currency: 'INR' }, reason: 'x' },
  bill: {},
  'no-show': {},
  cancel: { reason: 'x' },
}

test.for(Object.entries(BODIES))('%s of a trip as it no longer is, is refused', async ([name, body]) => {
  const id = await trips.booked()
  expectProblem(await act(id, name, { version: 7, ...body }), { status: 409, code: 'trip_changed' })
  expectArabic(await act(id, name, { version: 7, ...body }, '?lang_id=2'))
  expect(await audited()).toEqual([])
})

test.for(Object.entries(BODIES))('%s of a trip that is cancelled is refused', async ([name, body]) => {
  const id = await trips.booked()
  await steps(id, ['cancel', { reason: 'x' }])
  expectProblem(await act(id, name, { version: 2, ...body }), { status: 409, code: 'trip_act_refused' })
  expectArabic(await act(id, name, { version: 2, ...body }, '?lang_id=2'))
})

test.for(['nothing', '01890000-0000-7000-8000-000000000000', '%00', '__proto__'])(
  '%s is no trip',
  async (id) => {
    const none = { status: 404, code: 'trip_not_found' }
    expectProblem(await get(id), none)
    for (const [name, body] of Object.entries(BODIES))
      expectProblem(await act(id, name, { version: 1, ...body }), none)
  },
)

test.for([
  { name: 'assign', body: { vehicle_id: 'x' }, path: 'vehicle_id' },
  { name: 'assign', body: { driver_id: undefined }, path: 'driver_id' },
  { name: 'start', body: { at: '2026-02-30T10:00' }, path: 'at' },
  { name: 'start', body: { odometer_km: 1.5 }, path: 'odometer_km' },
  { name: 'end', body: { waiting_minutes: 1441 }, path: 'waiting_minutes' },
  { name: 'start', body: { arrived_at: '09:40' }, path: 'arrived_at' },
  { name: 'end', body: { garage_km: -1 }, path: 'garage_km' },
  { name: 'charge', body: { kind: 'tea' }, path: 'kind' },
  { name: 'charge', body: { reason: ' ' }, path: 'reason' },
  { name: 'cancel', body: { reason: undefined }, path: 'reason' },
  { name: 'bill', body: { version: 0 }, path: 'version' },
  { name: 'no-show', body: { note: 'x' }, path: 'note' },
] as const)('$name is refused for its $path', async ({ name, body, path }) => {
  const id = await trips.booked()
  const sent = { version: 1, ...BODIES[name], ...body }
  expectProblem(await act(id, name, sent), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await act(id, name, sent, '?lang_id=2'))
})

import { beforeEach, expect, test } from 'vitest'
import { dispatchActions, START } from '#testing/builders/trips/dispatch-actions.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

const { rental, selfDrive, shuttle } = TRIP_CATEGORIES

const app = forFile(await testApp())
const { trips, read, act, steps, assigned, anew, audited, mails } = await dispatchActions(app)

beforeEach(anew)

test.for([
  { name: 'an unknown vehicle', vehicle: null, driver: {}, status: 404, code: 'vehicle_not_found' },
  {
    name: 'a vehicle that is gone',
    vehicle: { isHidden: true },
    driver: {},
    status: 404,
    code: 'vehicle_not_found',
  },
  {
    name: 'a vehicle of too few seats',
    vehicle: { seats: 3 },
    driver: {},
    status: 422,
    code: 'too_few_seats',
  },
  {
    name: 'a vehicle of a class that was not booked',
    vehicle: { typeId: 'coach', seats: 40 },
    driver: {},
    status: 422,
    code: 'other_class',
  },
  { name: 'an unknown driver', vehicle: {}, driver: null, status: 404, code: 'driver_not_found' },
  {
    name: 'a driver who is gone',
    vehicle: {},
    driver: { isHidden: true },
    status: 404,
    code: 'driver_not_found',
  },
  {
    name: 'a licence that ends the day before',
    vehicle: {},
    driver: { licenceUntil: '2026-12-01' },
    status: 422,
    code: 'licence_over',
  },
])('a trip is not assigned with $name', async ({ vehicle, driver, status, code }) => {
  const id = await trips.booked()
  const body = {
    version: 1,
    vehicle_id: vehicle ? await trips.vehicle(vehicle) : crypto.randomUUID(),
    driver_id: driver ? await trips.driver(driver) : crypto.randomUUID(),
  }
  expectProblem(await act(id, 'assign', body), { status, code })
  expectArabic(await act(id, 'assign', body, '?lang_id=2'))
  expect(await read(id)).toMatchObject({ status: 'booked', vehicle: null, driver: null, version: 1 })
  expect(await audited()).toEqual([])
  expect(await mails()).toEqual([])
})

test('a vehicle of a class that was not booked is given where that is confirmed, and noted', async () => {
  const id = await trips.booked()
  const [vehicle_id, driver_id] = [await trips.vehicle({ typeId: 'coach' }), await trips.driver()]
  await steps(id, ['assign', { vehicle_id, driver_id, other_class: true }])
  expect(await audited()).toMatchObject([{ after: { vehicle: vehicle_id, other_class: true } }])
})

test('a licence that ends on the last day of the trip holds', async () => {
  const id = await trips.booked()
  const driver_id = await trips.driver({ licenceUntil: '2026-12-02' })
  await steps(id, ['assign', { vehicle_id: await trips.vehicle(), driver_id }])
})

test.for([
  { name: 'a chauffeured trip', category: rental, driven: false, code: 'driver_required' },
  { name: 'a self-drive car', category: selfDrive, driven: true, code: 'driver_not_needed' },
])('$name is refused with $code', async ({ category, driven, code }) => {
  const id = await trips.booked({ category })
  const driver_id = driven ? await trips.driver() : null
  const body = { version: 1, vehicle_id: await trips.vehicle(), driver_id }
  expectProblem(await act(id, 'assign', body), { status: 422, code })
})

test.for([
  { name: 'that begins before its end', start: '2026-12-02T17:59', busy: true },
  { name: 'that begins at its end', start: '2026-12-02T18:00', busy: false },
  { name: 'that ends at its beginning', start: '2026-12-02T02:00', busy: false },
  { name: 'that ends after its beginning', start: '2026-12-02T02:01', busy: true },
])('neither vehicle nor driver are given to a trip $name: $busy', async ({ start, busy }) => {
  const { vehicleId, driverId } = await assigned()
  const other = await trips.booked({ start })
  const sameVehicle = { version: 1, vehicle_id: vehicleId, driver_id: await trips.driver() }
  const sameDriver = { version: 1, vehicle_id: await trips.vehicle(), driver_id: driverId }
  if (busy) {
    expectProblem(await act(other, 'assign', sameVehicle), { status: 409, code: 'vehicle_busy' })
    expectProblem(await act(other, 'assign', sameDriver), { status: 409, code: 'driver_busy' })
  } else await steps(other, ['assign', { vehicle_id: vehicleId, driver_id: driverId }])
})

test('the same trip is given others, and then the first are free', async () => {
  const { id, vehicleId, driverId } = await assigned()
  await steps(id, ['assign', { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() }])
  const other = await trips.booked()
  await steps(other, ['assign', { vehicle_id: vehicleId, driver_id: driverId }])
})

test('a trip that is late keeps its vehicle from the next', async () => {
  const { id, vehicleId } = await assigned()
  app.clock.set('2026-12-02T04:35:00Z')
  await steps(id, ['start', START])
  app.clock.set('2026-12-02T15:00:00Z')
  const next = await trips.booked({ start: '2026-12-02T20:00' })
  const body = { version: 1, vehicle_id: vehicleId, driver_id: await trips.driver() }
  expectProblem(await act(next, 'assign', body), { status: 409, code: 'vehicle_busy' })
})

test('a vehicle that is still under way starts no other trip', async () => {
  const { id, vehicleId } = await assigned()
  const next = await trips.booked({ start: '2026-12-02T18:00' })
  await steps(next, ['assign', { vehicle_id: vehicleId, driver_id: await trips.driver() }])
  app.clock.set('2026-12-02T14:00:00Z')
  await steps(id, ['start', START])
  const start = { version: 2, at: '2026-12-02T18:30', odometer_km: 10_100 }
  expectProblem(await act(next, 'start', start), { status: 409, code: 'still_under_way' })
})

test('those who share a departure of a shuttle share its vehicle and driver, as far as it has seats', async () => {
  const departureId = crypto.randomUUID()
  const vehicle_id = await trips.vehicle({ seats: 4 })
  const driver_id = await trips.driver()
  for (let pair = 0; pair < 2; pair++)
    await steps(await trips.booked({ category: shuttle, departureId }), ['assign', { vehicle_id, driver_id }])
  const third = await trips.booked({ category: shuttle, departureId })
  expectProblem(await act(third, 'assign', { version: 1, vehicle_id, driver_id }), {
    status: 422,
    code: 'too_few_seats',
  })
  const elsewhere = await trips.booked({ category: shuttle })
  const busy = await act(elsewhere, 'assign', { version: 1, vehicle_id, driver_id })
  expectProblem(busy, { status: 409, code: 'vehicle_busy' })
})

test('a trip that its card has not paid yet has no vehicle, and nobody is told of one', async () => {
  const id = await trips.booked({ payBy: 'card' })
  const { status, acts } = await read(id)
  expect([status, acts]).toEqual(['booked', ['cancel']])
  const body = { version: 1, vehicle_id: await trips.vehicle(), driver_id: await trips.driver() }
  const refused = await act(id, 'assign', body)
  expectProblem(refused, { status: 409, code: 'payment_waiting' })
  expectArabic(await act(id, 'assign', body, '?lang_id=2'))
  expect(await mails()).toEqual([])
  await app.database.db.updateTable('trips').set({ paid: 252_000 }).where('id', '=', id).execute()
  expect((await act(id, 'assign', body)).status).toBe(200)
})

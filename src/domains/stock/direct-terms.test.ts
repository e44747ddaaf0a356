import { beforeEach, expect, test } from 'vitest'
import { failure, value } from '#connectors/suppliers/suite/bench.ts'
import { everyDay } from '#kernel/opening-hours.ts'
import type { RentalRequest, SupplierConnector } from '#domains/suppliers/public.ts'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addClass, addGarage, stockConnector, stockOrder, takenAt } from '#testing/builders/rentals/stock.ts'

let garages = 0
const database = forFile(await testDatabase())
let clock: TestClock
let supplier: SupplierConnector
/** A garage for this test only. */
let garage: string
let rental: RentalRequest
beforeEach(() => {
  clock = testClock('2026-05-01T09:00:00Z')
  supplier = stockConnector(database.db, clock)
  garage = `G${(garages += 1)}`
  rental = {
    pickUpStation: garage,
    dropOffStation: garage,
    pickUpAt: '2026-06-08T10:00',
    dropOffAt: '2026-06-10T10:00',
    driverAge: 35,
    residence: 'ES',
  }
})

async function offered(over: Partial<RentalRequest> = {}): Promise<string[]> {
  return value(await supplier.availability({ ...rental, ...over })).map(({ acriss }) => acriss)
}

async function rechecked(over: Partial<RentalRequest> = {}, acriss = 'CDMR') {
  return value(await supplier.recheck({ ...rental, ...over }, { acriss, carry: {} }))
}

test('nothing is let on a blackout day of the garage, and no car of a class on one of its own', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 2 })
  await addClass(database.db, garage, 'ECAR', { cars: 2 })
  const blackout = { station: garage, first_day: '2026-06-10', last_day: '2026-06-10' }
  await database.db
    .insertInto('stock_blackouts')
    .values([
      { ...blackout, id: crypto.randomUUID(), acriss: 'ECAR' },
      {
        ...blackout,
        id: crypto.randomUUID(),
        acriss: null,
        first_day: '2026-07-01',
        last_day: '2026-07-03',
      },
    ])
    .execute()
  expect(await offered()).toEqual(['CDMR'])
  expect(await offered({ dropOffAt: '2026-06-09T10:00' })).toEqual(['CDMR', 'ECAR'])
  expect(await offered({ pickUpAt: '2026-06-30T10:00', dropOffAt: '2026-07-01T09:00' })).toEqual([])
  const car = await rechecked({}, 'CDMR')
  const forbidden = { ...rental, pickUpAt: '2026-07-02T10:00', dropOffAt: '2026-07-04T10:00' }
  expect(failure(await supplier.recheck(forbidden, car))).toMatchObject({ reason: 'sold_out' })
})

test('a blackout that is set after the quote refuses the order', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 2 })
  const car = await rechecked()
  await database.db
    .insertInto('stock_blackouts')
    .values({
      id: crypto.randomUUID(),
      station: garage,
      acriss: null,
      first_day: '2026-06-09',
      last_day: '2026-06-09',
    })
    .execute()
  const rejected = await supplier.reserve(stockOrder('BLACKOUT01', rental, car))
  expect(failure(rejected)).toMatchObject({ reason: 'sold_out' })
  expect(await takenAt(database.db, garage)).toEqual({})
})

test('a car counts from the day it comes into service to the day it leaves', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 0 })
  await database.db
    .insertInto('stock_cars')
    .values({
      station: garage,
      plate: '1',
      acriss: 'CDMR',
      in_service_from: '2026-06-08',
      out_of_service_from: '2026-06-11',
    })
    .execute()
  expect(await offered()).toEqual(['CDMR'])
  expect(await offered({ pickUpAt: '2026-06-07T10:00' })).toEqual([])
  expect(await offered({ dropOffAt: '2026-06-11T09:00' })).toEqual([])
})

test('a car is asked for as long ahead as the garage wants, but a price once quoted is kept', async () => {
  await addGarage(database.db, garage, { lead_hours: 12, time_zone: 'Asia/Kuwait' })
  await addClass(database.db, garage, 'CDMR', { cars: 1 })
  // 09:00 in Kuwait is 06:00 UTC.
  const early = { pickUpAt: '2026-06-08T09:00' }
  clock.set('2026-06-07T18:00:00Z')
  const car = await rechecked(early)
  clock.set('2026-06-07T18:01:00Z')
  const late = await supplier.availability({ ...rental, ...early })
  expect(failure(late)).toMatchObject({ code: 'refused', reason: 'invalid_dates' })
  value(await supplier.reserve(stockOrder('LEADTIME01', { ...rental, ...early }, car)))
})

test('an early pick-up and a late return each cost the fee, on the clock of the garage', async () => {
  await addGarage(database.db, garage, {
    opening_hours: everyDay(800, 2000),
    out_of_hours_minutes: 60,
    out_of_hours_fee: 2_500,
    time_zone: 'Asia/Dubai',
  })
  await addClass(database.db, garage, 'CDMR', { cars: 1 })
  const usual = await rechecked()
  const night = { ...rental, pickUpAt: '2026-06-08T07:00', dropOffAt: '2026-06-10T06:59' }
  expect(failure(await supplier.availability(night))).toMatchObject({ reason: 'station_closed' })
  const both = await rechecked({ pickUpAt: '2026-06-08T21:00', dropOffAt: '2026-06-10T20:30' })
  expect(both.fees).toEqual([
    { kind: 'out_of_hours', amount: { amount: 5_000, currency: 'EUR' }, included: true },
  ])
  expect(both.total.amount).toBe(usual.total.amount + 5_000)
})

test('deposit, excess, mileage, covers and fuel are those of the class, in the money of the garage', async () => {
  await addGarage(database.db, garage, { currency: 'KWD' })
  const limits = { km_per_day: 250, extra_km: 5, deposit: 7_000, excess: 20_001 }
  await addClass(database.db, garage, 'CDMR', { cars: 1, ...limits, credit_card_required: true })
  const cover = { station: garage, kind: 'medium', name: 'Half' }
  await database.db
    .insertInto('stock_protections')
    .values({ ...cover, code: 'HALF', day_price: 250, excess_basis_points: 5_000 })
    .execute()
  const car = await rechecked()
  const kwd = (amount: number) => ({ amount, currency: 'KWD' })
  expect(car).toMatchObject({
    total: kwd(6_000),
    mileage: { unlimited: false, includedKm: 500, extraKm: kwd(5) },
    deposit: kwd(7_000),
    excess: kwd(20_001),
    fuelPolicy: 'full_to_full',
    creditCardRequired: true,
    cancellation: { nonRefundable: false, freeUntil: '2026-06-07T10:00' },
    protections: [{ priceForRental: kwd(500), excessAfter: kwd(10_001) }],
  })
  expect(car.inclusions).not.toContain('unlimited_mileage')
  clock.set('2026-06-07T08:00:00Z')
  expect((await rechecked()).cancellation).toEqual({ nonRefundable: false, freeUntil: null })
})

test('a quote holds an hour, for its own rental and a driver of its own age', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 3 })
  await addClass(database.db, garage, 'ECAR', { cars: 3 })
  const car = await rechecked()
  const cases = [
    ['other dates', { ...rental, dropOffAt: '2026-06-11T10:00' }, car, 'other'],
    ['another class', rental, { ...car, acriss: 'ECAR' }, 'other'],
    ['a young driver', { ...rental, driverAge: 23 }, car, 'driver_age'],
    ['no recheck', rental, { ...car, carry: {} }, 'other'],
  ] as const
  for (const [what, other, chosen, reason] of cases)
    expect(failure(await supplier.reserve(stockOrder('QUOTED0001', other, chosen))), what).toMatchObject({
      code: 'refused',
      reason,
    })
  clock.pass({ minutes: 59 })
  const order = stockOrder('QUOTED0001', rental, car)
  expect(value(await supplier.reserve(order)).total).toEqual(car.total)
  clock.pass({ minutes: 1 })
  const late = await supplier.reserve(stockOrder('QUOTED0002', rental, car))
  expect(failure(late)).toMatchObject({ reason: 'rate_expired' })
  expect(failure(await supplier.reserve(order))).toMatchObject({ reason: 'already_exists' })
})

test('no more of an extra than the garage hands out, and none that it has not', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 3 })
  await database.db
    .insertInto('stock_extras')
    .values({
      station: garage,
      code: 'SEAT',
      kind: 'child_seat',
      name: 'Seat',
      price: 500,
      per: 'day',
      ceiling: null,
      most: 2,
    })
    .execute()
  const car = await rechecked()
  const order = (id: string, quantity: number) =>
    stockOrder(`EXTRA${id}${quantity}`, rental, car, { extras: [{ id, quantity }] })
  expect(failure(await supplier.reserve(order('SEAT', 3)))).toMatchObject({ code: 'refused' })
  expect(failure(await supplier.reserve(order('ROOF', 1)))).toMatchObject({ code: 'refused' })
  expect(value(await supplier.reserve(order('SEAT', 2))).total?.amount).toBe(car.total.amount + 2_000)
})

test('a driver too young for every car is told so', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 3, minimum_age: 23 })
  expect(failure(await supplier.availability({ ...rental, driverAge: 21 }))).toMatchObject({
    reason: 'driver_age',
  })
})

test('one way is let where the garages agreed on it, in that direction', async () => {
  await addGarage(database.db, garage)
  await addGarage(database.db, `${garage}B`)
  await addClass(database.db, garage, 'CDMR', { cars: 1 })
  await database.db
    .insertInto('stock_one_way')
    .values({ from_station: garage, to_station: `${garage}B`, fee: 4_000 })
    .execute()
  const there = await rechecked({ dropOffStation: `${garage}B` })
  expect(there.total.amount).toBe((await rechecked()).total.amount + 4_000)
  const back = { ...rental, pickUpStation: `${garage}B` }
  expect(failure(await supplier.availability(back))).toMatchObject({ reason: 'one_way_not_offered' })
})

test('a change that finds no car leaves the reservation and every count as they were', async () => {
  await addGarage(database.db, garage)
  await addClass(database.db, garage, 'CDMR', { cars: 1 })
  const next = { ...rental, pickUpAt: '2026-06-12T10:00', dropOffAt: '2026-06-14T10:00' }
  const longer = { ...rental, dropOffAt: '2026-06-13T10:00' }
  const first = stockOrder('CHANGE0001', rental, await rechecked())
  const second = stockOrder('CHANGE0002', next, await rechecked(next))
  const change = stockOrder('CHANGE0001', longer, await rechecked(longer))
  const keys = { ...first, supplierReference: null }
  const made = value(await supplier.reserve(first))
  value(await supplier.reserve(second))
  const before = await takenAt(database.db, garage)

  expect(failure(await supplier.modify(keys, change))).toMatchObject({ reason: 'sold_out' })
  expect(await takenAt(database.db, garage)).toEqual(before)
  expect(value(await supplier.retrieve(keys))).toEqual(made)

  value(await supplier.cancel({ ...second, supplierReference: null }))
  expect(value(await supplier.modify(keys, change))).toEqual({
    ...made,
    total: { ...made.total, amount: 15_000 },
  })
  expect(Object.keys(await takenAt(database.db, garage))).toHaveLength(6)
})

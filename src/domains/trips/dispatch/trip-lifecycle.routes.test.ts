import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispatchOf } from '#testing/builders/trips/dispatch.ts'
import { DRIVER, TRAVELLER } from '#testing/builders/rentals/journeys.ts'
import { addDeparture } from '#testing/builders/trips/shuttles.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

let app: TestApp
let trips: Awaited<ReturnType<typeof dispatchOf>>['trips']
let perform: Awaited<ReturnType<typeof dispatchOf>>['perform']
beforeAll(async () => {
  app = await testApp()
  ;({ trips, perform } = await dispatchOf(app))
})
afterAll(() => app.close())

const PAID_IN = 5_000_000

/** The course of each trip, and its bill computed by hand: lines before tax in hundredths, 5% tax, and the total. */
const LIFECYCLES = [
  {
    name: 'an hour package of 10 hours and 120 km, by the card of 8 and 80',
    category: TRIP_CATEGORIES.rental,
    currency: 'INR',
    end: '2026-12-02T20:00',
    km: 120,
    waiting: 0,
    lines: { package: 240_000, extra_km: 40 * 1800, extra_hours: 2 * 20_000, tax: 17_600 },
    total: 369_600,
  },
  {
    name: 'an airport pick-up whose driver waited an hour, three quarters of it free',
    category: TRIP_CATEGORIES.airportPickUp,
    currency: 'INR',
    end: '2026-12-02T12:00',
    km: 40,
    waiting: 60,
    lines: { transfer: 110_000, waiting: 15 * 300, tax: 5725 },
    total: 120_225,
  },
  {
    name: 'an airport drop, whose parking was estimated and has no actual amount',
    category: TRIP_CATEGORIES.airportDrop,
    currency: 'INR',
    end: '2026-12-02T11:30',
    km: 40,
    waiting: 0,
    lines: { transfer: 110_000, parking: 5000, tax: 5750 },
    total: 120_750,
  },
  {
    name: 'an outstation trip of 160 km one way, whose driver waited 40 minutes, 30 of them free',
    category: TRIP_CATEGORIES.outstationOneWay,
    currency: 'INR',
    end: '2026-12-02T15:00',
    km: 160,
    waiting: 40,
    lines: { distance: 160 * 1600, waiting: 10 * 300, driver_allowance: 40_000, tax: 14_950 },
    total: 313_950,
  },
  {
    name: 'an outstation round trip of two days and 520 km',
    category: TRIP_CATEGORIES.outstationRoundTrip,
    currency: 'INR',
    end: '2026-12-03T15:00',
    km: 520,
    waiting: 0,
    lines: { distance: 520 * 1400, driver_allowance: 2 * 40_000, tax: 40_400 },
    total: 848_400,
  },
  {
    name: 'a self-drive car of 26 hours and 300 km, by the plan of 24 and 240',
    category: TRIP_CATEGORIES.selfDrive,
    currency: 'INR',
    end: '2026-12-03T12:00',
    km: 300,
    waiting: 0,
    lines: { plan: 250_000, extra_km: 60 * 1000, extra_hours: 2 * 15_000, tax: 17_000 },
    total: 357_000,
  },
  {
    name: 'two seats of a shuttle',
    category: TRIP_CATEGORIES.shuttle,
    currency: 'AED',
    end: '2026-12-02T12:00',
    km: null,
    waiting: 0,
    lines: { seats: 2 * 3500, tax: 350 },
    total: 7350,
  },
]

test.for(LIFECYCLES)('$name', async ({ category, currency, end, km, waiting, lines, total }) => {
  app.clock.set('2026-12-01T09:00:00Z')
  const companyId = await companyWithWallet(app, { paidIn: PAID_IN, currency })
  const { headers } = await profileOf(app, { companyId })
  const isShuttle = category === TRIP_CATEGORIES.shuttle
  const departureId = isShuttle
    ? await addDeparture(app.database.db, { seats: 10, startAt: '2026-12-02T06:00:00Z' })
    : crypto.randomUUID()
  const { quote_id, fare } = await trips.quote(category, headers, { departureId })
  const traveller = category === TRIP_CATEGORIES.selfDrive ? DRIVER : TRAVELLER
  const order = { quote_id, traveller, accept_total: fare.total }
  const created = await app.call('/trips/api/trip/create', { headers, body: order })
  expect(created.body).toMatchObject({ trip: { status: 'booked', paid: fare.total } })
  const { trip_id: id } = created.body.trip

  const driver_id = category === TRIP_CATEGORIES.selfDrive ? null : await trips.driver()
  const vehicle_id = await trips.vehicle(isShuttle ? { typeId: 'coach' } : {})
  await perform(id, 'assign', { vehicle_id, driver_id })
  app.clock.set('2026-12-04T09:00:00Z')
  await perform(id, 'start', {
    arrived_at: waiting > 0 ? '2026-12-02T09:20' : null,
    at: waiting > 0 ? `2026-12-02T${waiting === 60 ? '11:00' : '10:40'}` : '2026-12-02T10:00',
    odometer_km: km === null ? null : 10_000,
  })
  await perform(id, 'end', { at: end, odometer_km: km === null ? null : 10_000 + km })
  const billed = await perform(id, 'bill')

  const { bill } = billed
  expect(billed.fare).toEqual(fare)
  const amounts = bill.fare.lines.map(({ kind, amount }: Line) => [kind, amount.amount])
  expect(amounts).toEqual(Object.entries(lines))
  expect(bill.fare.total).toEqual({ amount: total, currency })
  expect(billed.paid).toEqual(bill.fare.total)
  const left = PAID_IN - bill.fare.total.amount
  expect(await booksOf(app.database.db, companyId)).toMatchObject({
    balance: left,
    entered: left,
    posted: left,
  })

  const { headers: later } = await profileOf(app, { companyId, isAdmin: true })
  for (const language of ['en', 'ar']) {
    const { body } = await app.call(`/trips/api/trip/${id}/explain`, { headers: { ...later, language } })
    expect(body).toMatchObject({
      quoted: { matches: true, total: fare.total },
      billed: { matches: true, total: bill.fare.total },
    })
  }
})
type Line = { kind: string; amount: { amount: number } }

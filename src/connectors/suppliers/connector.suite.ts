import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '#kernel/clock.ts'
import { sum } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type {
  RentalRequest,
  RecheckedRate,
  ReservationRequest,
  SupplierConnector,
  SupplierFailure,
} from '#domains/suppliers/supplier-connector.ts'
import type { FleetOptions } from './simulation/fleet.ts'
import type { Simulator } from './simulation/server.ts'

export const SUITE_CLOCK: Clock = { now: () => Temporal.Instant.from('2026-05-01T09:00:00Z') }

type Connection = {
  url: string
  timeoutMs: number
  reserveTimeoutMs: number
  wrongAccount?: boolean
}

export type ConnectorUnderTest = {
  name: string
  start(options: FleetOptions & { dataDir: string; port: number; clock: Clock }): Promise<Simulator>
  connect(connection: Connection): SupplierConnector
  /** Two airport stations of one country, and a station in town that rests on Sundays. */
  stations: { airport: string; otherAirport: string; abroad: string; town: string }
  /** Whether a reservation can be found by our reference alone. */
  findsByReference: boolean
}

/** The rules every supplier connector keeps, run against its own simulator. */
export function connectorRules(subject: ConnectorUnderTest): void {
  const { stations, findsByReference } = subject
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-supplier-'))
  let simulator: Simulator
  let connector: SupplierConnector
  let count = 0

  const rental: RentalRequest = {
    pickUpStation: stations.airport,
    dropOffStation: stations.airport,
    pickUpAt: '2026-06-08T10:00',
    dropOffAt: '2026-06-11T10:00',
    driverAge: 35,
    residence: 'GB',
  }
  const connect = (over: Partial<Connection> = {}) =>
    subject.connect({ url: simulator.url, timeoutMs: 4_000, reserveTimeoutMs: 4_000, ...over })

  async function chosenCar(request: RentalRequest = rental, at = 0): Promise<RecheckedRate> {
    const cars = value(await connector.availability(request))
    const car = cars[at]
    if (!car) throw new Error(`no car number ${at}`)
    return value(await connector.recheck(request, car))
  }

  function order(car: RecheckedRate, over: Partial<ReservationRequest> = {}): ReservationRequest {
    count += 1
    return {
      reference: `RHTEST${String(count).padStart(4, '0')}`,
      rental,
      car: { acriss: car.acriss, carry: car.carry },
      extras: [],
      protectionId: null,
      driver: {
        firstName: 'Zoë & Co',
        lastName: "O'Neill <Test>",
        email: `driver${count}@example.com`,
        phone: { countryCode: '+44', phone: '2079460123' },
        age: 35,
        residence: 'GB',
        flightNumber: 'BA458',
      },
      ...over,
    }
  }

  const ours = (request: ReservationRequest) =>
    simulator.book().filter(({ email }) => email === request.driver.email.toLowerCase())

  beforeAll(async () => {
    simulator = await subject.start({ dataDir, port: 0, clock: SUITE_CLOCK, stock: 4 })
    connector = connect()
  })
  afterEach(async () => {
    await simulator.trouble({ mode: 'none' })
    simulator.prices(10_000)
  })
  afterAll(async () => {
    await simulator.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  describe(subject.name, () => {
    test('stations carry place, hours, phone and desk', async () => {
      const all = value(await connector.locations())
      expect(all.length).toBeGreaterThan(40)
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
      const airport = all.find(({ code }) => code === stations.airport)
      expect(airport?.iata).toBe(stations.airport.slice(0, 3))
      const town = all.find(({ code }) => code === stations.town)
      expect(town?.iata).toBeNull()
      expect(town?.openingHours).toMatchObject({ suOpening: null, suClosing: null })
      for (const station of all) {
        expect(station.countryCode).toMatch(/^[A-Z]{2}$/)
        expect(station.phone.countryCode).toMatch(/^\+\d{1,3}$/)
        expect(station.phone.phone).toMatch(/^\d{6,11}$/)
      }
    })

    test('a search answers cars of every kind, each with a key of its own and a price', async () => {
      const cars = value(await connector.availability(rental))
      expect(cars.length).toBeGreaterThan(30)
      expect(new Set(cars.map(({ key }) => key)).size).toBe(cars.length)
      for (const car of cars) {
        expect(car.total.currency).toBe('EUR')
        expect(car.total.amount).toBeGreaterThan(2_000)
        expect(car.vehicleName).not.toMatch(/or similar/i)
      }
    })

    test('the same search gives the same keys and prices', async () => {
      const facts = async () =>
        value(await connector.availability(rental)).map(({ key, total }) => ({ key, total }))
      expect(await facts()).toEqual(await facts())
    })

    test('rechecking answers the price of the search, extras and covers', async () => {
      const cars = value(await connector.availability(rental))
      const [first] = cars
      if (!first) throw new Error('no car')
      const { extras, protections, ...again } = value(await connector.recheck(rental, first))
      expect({ ...again, carry: {} }).toEqual({ ...first, carry: {} })
      expect(extras.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['child_seat', 'gps', 'additional_driver']),
      )
      expect(protections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['medium', 'full']))
      for (const { price, per, priceForRental } of [...extras, ...protections]) {
        expect(price.amount).toBeGreaterThan(0)
        expect(priceForRental.amount).toBeLessThanOrEqual(per === 'day' ? price.amount * 3 + 2 : price.amount)
      }
    })

    test('rechecking answers a price that changed meanwhile', async () => {
      const before = await chosenCar()
      simulator.prices(11_000)
      const after = value(await connector.recheck(rental, before))
      expect(after.key).toBe(before.key)
      expect(after.total.amount).toBeGreaterThan(before.total.amount * 1.05)
    })

    test('a price once quoted is kept while the quote holds', async () => {
      const car = await chosenCar()
      simulator.prices(13_000)
      const booked = value(await connector.reserve(order(car)))
      expect(booked.total).toEqual(car.total)
    })

    test('reserving books one car with its extras and cover at the price rechecked', async () => {
      const car = await chosenCar(rental, 1)
      const seat = car.extras.find(({ kind }) => kind === 'child_seat')
      const cover = car.protections.find(({ kind }) => kind === 'full')
      if (!seat || !cover) throw new Error('no seat or cover')
      const request = order(car, {
        extras: [{ id: seat.id, quantity: 2 }],
        protectionId: cover.id,
      })
      const booked = value(await connector.reserve(request))
      expect(booked.status).toBe('confirmed')
      const parts = [car.total, seat.priceForRental, seat.priceForRental, cover.priceForRental]
      expect(booked.total).toEqual(sum(parts, 'EUR'))
      expect(ours(request)).toMatchObject([
        {
          supplierReference: booked.supplierReference,
          status: 'booked',
          acriss: car.acriss,
          from: rental.pickUpAt,
        },
      ])
    })

    test('a reservation is found again by the reference of the supplier', async () => {
      const request = order(await chosenCar(rental, 2))
      const booked = value(await connector.reserve(request))
      const keys = { reference: request.reference, supplierReference: booked.supplierReference }
      expect(value(await connector.retrieve(keys))).toEqual(booked)
    })

    test('a reservation nobody made is not there', async () => {
      const unknown = { reference: 'RHNOTHERE1', supplierReference: '9999999999' }
      expect(value(await connector.retrieve(unknown))).toBeNull()
      expect(await connector.cancel(unknown)).toMatchObject({
        ok: false,
        failure: { reason: 'not_found' },
      })
    })

    test('an answer lost after booking is found by our reference where the protocol can, and refused where it cannot', async () => {
      const request = order(await chosenCar(rental, 3))
      await simulator.trouble({ mode: 'drop_after_booking', times: 1 })
      expect(await connector.reserve(request)).toMatchObject({
        ok: false,
        failure: { code: 'no_answer' },
      })
      expect(ours(request)).toHaveLength(1)
      const found = await connector.retrieve({
        reference: request.reference,
        supplierReference: null,
      })
      if (findsByReference) expect(value(found)?.supplierReference).toBe(ours(request)[0]?.supplierReference)
      else
        expect(found).toMatchObject({
          ok: false,
          failure: { code: 'refused', reason: 'not_offered' },
        })
    })

    test('a repeated reference never books a second car where the protocol carries references', async () => {
      if (!findsByReference) return expect(subject.findsByReference).toBe(false)
      const request = order(await chosenCar(rental, 4))
      value(await connector.reserve(request))
      expect(await connector.reserve(request)).toMatchObject({
        ok: false,
        failure: { reason: 'already_exists' },
      })
      expect(ours(request)).toHaveLength(1)
    })

    test('modifying changes dates and price of the same reservation', async () => {
      const car = await chosenCar(rental, 5)
      const request = order(car)
      const booked = value(await connector.reserve(request))
      const longer = { ...rental, dropOffAt: '2026-06-13T10:00' }
      const repriced = value(await connector.recheck(longer, car))
      const keys = { reference: request.reference, supplierReference: booked.supplierReference }
      const changed = value(
        await connector.modify(keys, {
          ...request,
          rental: longer,
          car: { acriss: car.acriss, carry: repriced.carry },
        }),
      )
      expect(changed).toEqual({ ...booked, total: repriced.total })
      expect(ours(request)).toMatchObject([{ to: longer.dropOffAt }])
    })

    test('cancelling twice answers cancelled twice and gives the car back', async () => {
      const car = await chosenCar(rental, 6)
      const request = order(car)
      const booked = value(await connector.reserve(request))
      const keys = { reference: request.reference, supplierReference: booked.supplierReference }
      for (const _ of [1, 2]) expect(value(await connector.cancel(keys)).status).toBe('cancelled')
      expect(value(await connector.retrieve(keys))?.status).toBe('cancelled')
      expect(ours(request)).toMatchObject([{ status: 'cancelled' }])
      const late = await connector.modify(keys, request)
      expect(late).toMatchObject({
        ok: false,
        failure: { code: 'refused', reason: 'not_modifiable' },
      })
    })

    test('the last car is sold once, however many ask at once', async () => {
      const car = await chosenCar(rental, 7)
      const asked = await Promise.all(Array.from({ length: 12 }, () => connector.reserve(order(car))))
      expect(asked.filter(({ ok }) => ok)).toHaveLength(4)
      for (const each of asked)
        if (!each.ok) expect(each.failure).toMatchObject({ code: 'refused', reason: 'sold_out' })
      expect(await connector.recheck(rental, car)).toMatchObject({
        ok: false,
        failure: { reason: 'sold_out' },
      })
      const left = value(await connector.availability(rental))
      expect(left.map(({ key }) => key)).not.toContain(car.key)
    })

    test('the book survives a restart of the supplier', async () => {
      const before = simulator.book()
      await simulator.close()
      simulator = await subject.start({
        dataDir,
        port: simulator.port,
        clock: SUITE_CLOCK,
        stock: 4,
      })
      expect(simulator.book()).toEqual(before)
      expect(before.length).toBeGreaterThan(0)
    })

    test('one way costs a fee inside the total', async () => {
      const there = value(await connector.availability({ ...rental, dropOffStation: stations.otherAirport }))
      const back = value(await connector.availability(rental))
      const [car] = there
      const same = back.find(({ key }) => key === car?.key)
      const fee = car?.fees.find(({ kind }) => kind === 'one_way')
      expect(fee?.included).toBe(true)
      expect(car?.total.amount).toBe((same?.total.amount ?? 0) + (fee?.amount.amount ?? 0))
    })

    test('a young driver pays a fee inside the total and gets fewer classes', async () => {
      const young = value(await connector.availability({ ...rental, driverAge: 22 }))
      const grown = value(await connector.availability(rental))
      expect(young.length).toBeLessThan(grown.length)
      expect(young.length).toBeGreaterThan(0)
      for (const car of young) {
        const fee = car.fees.find(({ kind }) => kind === 'young_driver')
        const same = grown.find(({ key }) => key === car.key)
        expect(fee?.included).toBe(true)
        expect(car.total.amount).toBe((same?.total.amount ?? 0) + (fee?.amount.amount ?? 0))
      }
      expect(young.some(({ acriss }) => acriss.startsWith('L'))).toBe(false)
    })

    test.for([
      {
        why: 'an unknown station',
        over: { pickUpStation: 'XXXX99', dropOffStation: 'XXXX99' },
        reason: 'unknown_station',
      },
      {
        why: 'a drop-off before the pick-up',
        over: { dropOffAt: '2026-06-07T10:00' },
        reason: 'invalid_dates',
      },
      {
        why: 'a pick-up in the past',
        over: { pickUpAt: '2026-04-01T10:00' },
        reason: 'invalid_dates',
      },
      {
        why: 'one way to another country',
        over: { dropOffStation: stations.abroad },
        reason: 'one_way_not_offered',
      },
      {
        why: 'a station that rests that day',
        over: {
          pickUpStation: stations.town,
          dropOffStation: stations.town,
          pickUpAt: '2026-06-07T10:00',
        },
        reason: 'station_closed',
      },
    ])('$why is refused as $reason', async ({ over, reason }) => {
      const answer = await connector.availability({ ...rental, ...over })
      expect(answer).toMatchObject({ ok: false, failure: { code: 'refused', reason } })
    })

    test('a wrong account is refused as not authorized', async () => {
      const answer = await connect({ wrongAccount: true }).availability(rental)
      expect(answer).toMatchObject({
        ok: false,
        failure: { code: 'refused', reason: 'not_authorized' },
      })
    })

    test('a forged or foreign offer is refused', async () => {
      const car = await chosenCar(rental, 8)
      const carry = Object.fromEntries(
        Object.entries(car.carry).map(([name, text]) => [
          name,
          /[0-9a-f]{16}/.test(text) ? 'f'.repeat(64) : text,
        ]),
      )
      const answer = await connector.reserve({ ...order(car), car: { acriss: car.acriss, carry } })
      expect(answer).toMatchObject({ ok: false, failure: { code: 'refused' } })
    })

    test('a supplier that is too slow is no answer, within the time-out', async () => {
      await simulator.trouble({ mode: 'slow', delayMs: 5_000, times: 1 })
      const started = performance.now()
      const answer = await connect({ timeoutMs: 200 }).availability(rental)
      expect(answer).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
      expect(performance.now() - started).toBeLessThan(2_000)
    })

    test('a supplier that is not there is unreachable', async () => {
      await simulator.trouble({ mode: 'closed' })
      expect(await connector.availability(rental)).toMatchObject({
        ok: false,
        failure: { code: 'unreachable' },
      })
    })

    test('a cut connection is no answer, HTTP 500 and garbage are garbage', async () => {
      await simulator.trouble({ mode: 'drop' })
      expect(failure(await connector.availability(rental)).code).toBe('no_answer')
      await simulator.trouble({ mode: 'failing' })
      expect(failure(await connector.availability(rental)).code).toBe('garbage')
      await simulator.trouble({ mode: 'garbage' })
      for (const _ of ['cut', 'random', 'html'])
        expect(failure(await connector.availability(rental)).code).toBe('garbage')
    })
  })
}

function value<Value>(result: Result<Value, SupplierFailure>): Value {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.detail}`)
  return result.value
}

function failure<Value>(result: Result<Value, SupplierFailure>): SupplierFailure {
  if (result.ok) throw new Error('a failure was expected')
  return result.failure
}

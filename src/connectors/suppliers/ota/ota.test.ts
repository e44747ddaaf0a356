import { expect, test } from 'vitest'
import { failure, planUnderTest, value } from '../suite/bench.ts'
import type { Bench } from '../suite/bench.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { OTA_ACCOUNT } from './accounts.ts'
import { createOta } from './connector.ts'
import type { OtaDialectName } from './dialects.ts'
import { OTA } from './manifest.ts'

connectorRules(
  planUnderTest(OTA, 'ota-najm', {
    stations: { airport: 'NJMAD', otherAirport: 'NJAGP', abroad: 'NJLIS', town: 'NJBCN1' },
    iata: 'MAD',
    findsByReference: true,
  }),
  otaRules,
)

function otaRules(bench: Bench): void {
  const speaking = (dialect: OtaDialectName, countries?: readonly string[]) =>
    createOta({
      url: bench.simulator().url,
      ...OTA_ACCOUNT,
      dialect,
      timeoutMs: 4_000,
      reserveTimeoutMs: 4_000,
      concurrency: 8,
      ...(countries && { countries }),
    })

  test('cancelling is free until a day before, as availability says and the rules of the rate again', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    for (const { cancellation, inclusions, prepaid } of cars) {
      expect(cancellation).toEqual({ nonRefundable: false, freeUntil: '2026-06-07T10:00' })
      expect(inclusions).toContain('free_cancellation')
      expect(prepaid).toBe(false)
    }
    const rechecked = await bench.chosenCar()
    expect(rechecked.cancellation).toEqual(cars[0]?.cancellation)
  })

  test('a desk abroad holds its deposit in its own currency', async () => {
    const abroad = { ...bench.rental, pickUpStation: 'NJKWI', dropOffStation: 'NJKWI' }
    for (const { deposit, total } of value(await bench.connector().availability(abroad))) {
      expect(deposit?.currency).toBe('KWD')
      expect(total.currency).toBe('EUR')
    }
  })

  test('a rental that begins within a day has no free cancellation left', async () => {
    const early = { ...bench.rental, pickUpAt: '2026-05-02T10:00', dropOffAt: '2026-05-04T10:00' }
    const car = await bench.chosenCar(early)
    expect(car.cancellation).toEqual({ nonRefundable: false, freeUntil: null })
  })

  test('deposit and excess come with the car, and small ones take a debit card', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    for (const { deposit, excess, seats, doors } of cars) {
      expect(deposit?.amount).toBeGreaterThan(0)
      expect(excess?.amount).toBeGreaterThan(deposit?.amount ?? 0)
      expect(seats).toBeGreaterThan(1)
      expect(doors).toBeGreaterThan(1)
    }
    const cardOf = (acriss: string) => cars.find((car) => car.acriss === acriss)?.creditCardRequired
    expect([cardOf('ECMR'), cardOf('LFAR')]).toEqual([false, true])
  })

  test('additional drivers are booked as further customers, equipment as equipment', async () => {
    const car = await bench.chosenCar(bench.rental, 9)
    const driver = car.extras.find(({ kind }) => kind === 'additional_driver')
    if (!driver) throw new Error('no additional driver')
    const booked = value(
      await bench.connector().reserve(bench.order(car, { extras: [{ id: driver.id, quantity: 2 }] })),
    )
    expect(booked.total?.amount).toBe(car.total.amount + 2 * driver.priceForRental.amount)
  })

  test('an extra costs no more than its ceiling on a long rental', async () => {
    const car = await bench.chosenCar({ ...bench.rental, dropOffAt: '2026-07-08T10:00' })
    const seat = car.extras.find(({ kind }) => kind === 'child_seat')
    expect(seat?.priceForRental.amount).toBe((seat?.price.amount ?? 0) * 8)
  })

  test('out of hours costs a fee inside the total', async () => {
    const lisbon = { ...bench.rental, pickUpStation: 'NJRAK', dropOffStation: 'NJRAK' }
    const [car] = value(await bench.connector().availability({ ...lisbon, pickUpAt: '2026-06-08T07:00' }))
    expect(car?.fees).toContainEqual({
      kind: 'out_of_hours',
      amount: { amount: 3_500, currency: 'EUR' },
      included: true,
    })
  })

  test('without our number a reservation is changed and cancelled by our reference', async () => {
    const request = bench.order(await bench.chosenCar(bench.rental, 10))
    value(await bench.connector().reserve(request))
    const keys = { ...request, supplierReference: null }
    expect(value(await bench.connector().modify(keys, request)).status).toBe('confirmed')
    expect(value(await bench.connector().cancel(keys)).status).toBe('cancelled')
  })

  test('a supplier too large for one list is asked country by country', async () => {
    const spanish = value(await speaking('plain', ['ES']).locations())
    const both = value(await speaking('plain', ['ES', 'PT']).locations())
    expect(new Set(spanish.map(({ countryCode }) => countryCode))).toEqual(new Set(['ES']))
    expect(new Set(both.map(({ countryCode }) => countryCode))).toEqual(new Set(['ES', 'PT']))
  })

  test('a system that knows its own numbers only is not asked for ours', async () => {
    const request = bench.order(await bench.chosenCar(bench.rental, 11))
    const keys = { ...request, supplierReference: null }
    for (const call of [speaking('hertz').retrieve(keys), speaking('hertz').cancel(keys)])
      expect(failure(await call)).toMatchObject({ reason: 'not_offered' })
    const known = { ...keys, supplierReference: '1' }
    expect(failure(await speaking('autostrad').modify(known, request))).toMatchObject({
      reason: 'not_modifiable',
    })
  })
}

import { expect, test } from 'vitest'
import { add } from '#kernel/money.ts'
import { failure, planUnderTest, value } from '../suite/bench.ts'
import type { Bench } from '../suite/bench.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { GREEN_MOTION_ACCOUNTS } from './accounts.ts'
import { createGreenMotion } from './connector.ts'
import { GREEN_MOTION } from './manifest.ts'

const { uSave } = GREEN_MOTION_ACCOUNTS

connectorRules(
  planUnderTest(GREEN_MOTION, 'green-motion', {
    stations: { airport: '332100', otherAirport: '135610', abroad: '278920', town: '288851' },
    iata: 'PMI',
    findsByReference: false,
    retrieves: false,
    modifies: false,
    providesTotal: false,
  }),
  greenMotionRules,
)

function greenMotionRules(bench: Bench): void {
  const packagesOf = async (acriss: string) => {
    const rates = value(await bench.connector().availability(bench.rental))
    return rates.filter((rate) => rate.acriss === acriss)
  }

  test('each package of a car is a rate of its own: the dearer, the less the driver bears', async () => {
    const packages = await packagesOf('CDMR')
    expect(packages.map(({ key }) => key.slice(-3))).toEqual(['BAS', 'PLU', 'PRE', 'PMP'])
    expect(packages.map(({ productName }) => productName)).toEqual([
      'Basic',
      'Plus',
      'Premium',
      'Premium Plus',
    ])
    const totals = packages.map(({ total }) => total.amount)
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    expect(packages.map(({ excess }) => excess?.amount)).toEqual([120_000, 90_000, 60_000, 0])
    expect(new Set(packages.map(({ deposit }) => deposit?.amount)).size).toBe(1)
    expect(packages.map(({ fuelPolicy }) => fuelPolicy)).toEqual([
      'same_to_same',
      'same_to_same',
      'full_to_full',
      'full_to_full',
    ])
    expect(packages.map(({ creditCardRequired }) => creditCardRequired)).toEqual([true, true, true, false])
  })

  test('a package is cancelled by the rules it carries; one without any by those of the plan', async () => {
    const packages = await packagesOf('CDMR')
    expect(packages.map(({ cancellation }) => cancellation)).toEqual([
      { nonRefundable: true, freeUntil: null },
      null,
      { nonRefundable: false, freeUntil: '2026-06-06T10:00' },
      { nonRefundable: false, freeUntil: '2026-06-07T10:00' },
    ])
    expect(packages.map(({ inclusions }) => inclusions.includes('free_cancellation'))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('only covers that lower the excess of the package are sold with it', async () => {
    const offered = await Promise.all(
      (await packagesOf('CDMR')).map(async (rate) => {
        const { protections } = value(await bench.connector().recheck(bench.rental, rate))
        return protections.map(({ excessAfter }) => excessAfter?.amount)
      }),
    )
    expect(offered).toEqual([[48_000, 0], [48_000, 0], [48_000, 0], []])
  })

  test('a package is booked as itself, with its extras at the price of the quote', async () => {
    const [basic, , , best] = await packagesOf('IFAR')
    if (!basic || !best) throw new Error('no packages')
    const car = value(await bench.connector().recheck(bench.rental, best))
    const gps = car.extras.find(({ kind }) => kind === 'gps')
    if (!gps) throw new Error('no navigation')
    const request = bench.order(car, { extras: [{ id: gps.id, quantity: 1 }] })
    value(await bench.connector().reserve(request))
    expect(await bench.ours(request)).toMatchObject([{ total: add(best.total, gps.priceForRental).amount }])
    expect(best.total.amount).toBeGreaterThan(basic.total.amount)
  })

  test('an extra costs no more than its ceiling on a long rental, and a single charge only once', async () => {
    const month = { ...bench.rental, dropOffAt: '2026-07-08T10:00' }
    const car = await bench.chosenCar(month, 0)
    const seat = car.extras.find(({ kind }) => kind === 'child_seat')
    expect(seat).toMatchObject({
      per: 'day',
      max: 3,
      price: { amount: 750 },
      priceForRental: { amount: 6_000 },
    })
    const border = car.extras.find(({ kind }) => kind === 'cross_border')
    expect(border).toMatchObject({
      per: 'rental',
      price: { amount: 6_500 },
      priceForRental: { amount: 6_500 },
    })
  })

  test('what must be paid besides is inside the total, and booked with it', async () => {
    const malaga = { ...bench.rental, pickUpStation: '135610', dropOffStation: '135610', driverAge: 22 }
    const car = await bench.chosenCar(malaga, 0)
    expect(car.fees).toEqual([
      { kind: 'young_driver', amount: { amount: 3_300, currency: 'EUR' }, included: true },
    ])
    expect(car.extras.map(({ id }) => id)).not.toContain('60')
    const order = bench.order(car)
    const request = { ...order, rental: malaga, driver: { ...order.driver, age: 22 } }
    value(await bench.connector().reserve(request))
    expect(await bench.ours(request)).toMatchObject([{ total: car.total.amount }])
  })

  test('a driver below the minimum age of a class is not sold it', async () => {
    const [car] = await packagesOf('LDAR')
    if (!car) throw new Error('no car')
    const young = { ...bench.rental, driverAge: 24 }
    expect(failure(await bench.connector().recheck(young, car))).toMatchObject({ reason: 'driver_age' })
  })

  test('a pick-up within two hours is refused for its time', async () => {
    const tooEarly = { ...bench.rental, pickUpAt: '2026-05-01T12:30' }
    expect(failure(await bench.connector().availability(tooEarly))).toMatchObject({
      reason: 'invalid_dates',
      detail: expect.stringContaining('0324') as unknown,
    })
  })

  test('a price that the supplier no longer keeps is refused, and nothing is booked', async () => {
    const car = await bench.chosenCar(bench.rental, 9)
    const request = bench.order({ ...car, carry: { ...car.carry, vehicleTotal: '1.00' } })
    expect(failure(await bench.connector().reserve(request))).toMatchObject({ reason: 'rate_expired' })
    expect(await bench.ours(request)).toEqual([])
  })

  test('U-Save is the same connector under another account, whose cancellation has another name', async () => {
    const connector = createGreenMotion({
      url: `${bench.simulator().url}/bespoke/SVWebService.php`,
      username: uSave.username,
      password: uSave.password,
      timeoutMs: 4_000,
      reserveTimeoutMs: 4_000,
      concurrency: 8,
    })
    const request = bench.order(await bench.chosenCar(bench.rental, 10))
    const { supplierReference } = value(await connector.reserve(request))
    const keys = { ...request, supplierReference }
    expect(failure(await bench.connector().cancel(keys))).toMatchObject({ reason: 'not_found' })
    for (const _ of [1, 2]) expect(value(await connector.cancel(keys)).status).toBe('cancelled')
    expect(await bench.ours(request)).toMatchObject([{ status: 'cancelled' }])
  })

  test('nothing can be cancelled without the number of the supplier', async () => {
    const request = bench.order(await bench.chosenCar(bench.rental, 11))
    const unknown = await bench.connector().cancel({ ...request, supplierReference: null })
    expect(failure(unknown)).toMatchObject({ reason: 'not_offered' })
  })
}

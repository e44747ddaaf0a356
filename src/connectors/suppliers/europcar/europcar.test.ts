import { expect, onTestFinished, test } from 'vitest'
import { readAcriss } from '#kernel/acriss.ts'
import { sum } from '#kernel/money.ts'
import { failure, planUnderTest, value } from '../suite/bench.ts'
import type { Bench } from '../suite/bench.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { replayingServer } from '../suite/replay.ts'
import { EUROPCAR_ACCOUNTS } from './accounts.ts'
import { createEuropcar } from './connector.ts'
import { EUROPCAR } from './manifest.ts'

const { prepaid } = EUROPCAR_ACCOUNTS

const FACTS = {
  stations: { airport: 'MADT01', otherAirport: 'AGPT01', abroad: 'LIST01', town: 'BCNX01' },
  findsByReference: false,
}

connectorRules(planUnderTest(EUROPCAR, 'europcar-standard', FACTS), europcarRules)
connectorRules(planUnderTest(EUROPCAR, 'europcar-prepaid', FACTS))

function europcarRules(bench: Bench): void {
  const dubai = { ...bench.rental, pickUpStation: 'DXBT01', dropOffStation: 'DXBT01' }

  test('prices are in the currency of the account, not of the station', async () => {
    const cars = value(await bench.connector().availability(dubai))
    expect(new Set(cars.map(({ total }) => total.currency))).toEqual(new Set(['EUR']))
    expect(new Set(cars.map(({ excess }) => excess?.currency))).toEqual(new Set(['EUR']))
  })

  test('only large and sporty cars need a credit card at the desk', async () => {
    for (const { acriss, creditCardRequired } of value(await bench.connector().availability(dubai))) {
      const large = ['premium', 'luxury', 'oversize', 'special'].includes(readAcriss(acriss)?.category ?? '')
      expect(creditCardRequired).toBe(large || acriss[1] === 'S')
    }
  })

  test('the protocol says nothing of cancelling, deposit and fuel: the first two stay open', async () => {
    const [car] = value(await bench.connector().availability(bench.rental))
    expect(car).toMatchObject({ cancellation: null, deposit: null, fuelPolicy: 'full_to_full' })
    expect(car?.seats).toBeGreaterThan(1)
    expect(car?.excess?.amount).toBeGreaterThan(0)
  })

  test('a driver too old for the country gets no car', async () => {
    const kuwait = { ...bench.rental, pickUpStation: 'KWIT01', dropOffStation: 'KWIT01' }
    expect(value(await bench.connector().availability({ ...kuwait, driverAge: 71 }))).toEqual([])
    const [car] = value(await bench.connector().availability(kuwait))
    if (!car) throw new Error('no car')
    const old = await bench.connector().recheck({ ...kuwait, driverAge: 71 }, car)
    expect(failure(old)).toMatchObject({ code: 'refused', reason: 'driver_age' })
  })

  test('a fresh rate without a price is invalid, and no matter of the driver’s age', async () => {
    const replayed = await replayingServer(bench.simulator().url)
    onTestFinished(() => replayed.close())
    const connector = bench.connect({ url: replayed.url })
    const [car] = value(await connector.availability(bench.rental))
    if (!car) throw new Error('no car')
    value(await connector.recheck(bench.rental, car))
    replayed.damage({
      name: 'no price',
      bytes: (reply) =>
        Buffer.from(reply.toString().replaceAll(/(totalRateEstimate\w*)="[\d.]+"/g, '$1="0.00"')),
      wire: 'whole',
    })
    expect(failure(await connector.recheck(bench.rental, car))).toMatchObject({ code: 'garbage' })
  })

  test('an extra costs no more than its ceiling on a long rental', async () => {
    const month = { ...bench.rental, dropOffAt: '2026-07-08T10:00' }
    const car = await bench.chosenCar(month, 0)
    const seat = car.extras.find(({ kind }) => kind === 'child_seat')
    expect(seat?.priceForRental.amount).toBeLessThan((seat?.price.amount ?? 0) * 12)
  })

  test('out of hours costs a fee inside the total', async () => {
    const zurich = {
      ...bench.rental,
      pickUpStation: 'ZRHT01',
      dropOffStation: 'ZRHT01',
      pickUpAt: '2026-06-08T06:30',
    }
    const [car] = value(await bench.connector().availability(zurich))
    expect(car?.fees.map(({ kind }) => kind)).toContain('out_of_hours')
    const night = await bench.connector().availability({ ...zurich, pickUpAt: '2026-06-08T03:00' })
    expect(failure(night)).toMatchObject({ code: 'refused', reason: 'station_closed' })
  })

  test('the prepaid account charges us, the standard one the driver', async () => {
    const connector = createEuropcar({
      url: bench.simulator().url,
      callerCode: prepaid.callerCode,
      password: prepaid.password,
      timeoutMs: 4_000,
      reserveTimeoutMs: 4_000,
      concurrency: 8,
      prepaidMode: 'PP',
    })
    const [car] = value(await connector.availability(bench.rental))
    const [usual] = value(await bench.connector().availability(bench.rental))
    if (!car || !usual) throw new Error('no car')
    expect([car.prepaid, usual.prepaid]).toEqual([true, false])
    expect(car.key).not.toBe(usual.key)
    const rechecked = value(await connector.recheck(bench.rental, car))
    const cover = rechecked.protections.find(({ kind }) => kind === 'medium')
    if (!cover) throw new Error('no cover')
    const booked = value(await connector.reserve(bench.order(rechecked, { protectionId: cover.id })))
    expect(booked.total).toEqual(sum([rechecked.total, cover.priceForRental], 'EUR'))
  })

  test('nothing can be changed or cancelled without the number of the supplier', async () => {
    const request = bench.order(await bench.chosenCar(bench.rental, 11))
    const keys = { ...request, supplierReference: null }
    expect(failure(await bench.connector().cancel(keys))).toMatchObject({ reason: 'not_offered' })
    expect(failure(await bench.connector().modify(keys, request))).toMatchObject({ reason: 'not_offered' })
  })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAcriss } from '#kernel/acriss.ts'
import { SUITE_CLOCK, failure, planUnderTest, value } from '../suite/bench.ts'
import type { Bench } from '../suite/bench.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { RENTICAR_ACCOUNT } from './accounts.ts'
import { createRenticar } from './connector.ts'
import { simulatedPlaces } from '#src/simulators/renticar/simulated-locations.ts'
import { startRenticarSimulator } from '#src/simulators/renticar/simulator.ts'
import { RENTICAR } from './manifest.ts'

const places = simulatedPlaces()
const line = { ...RENTICAR_ACCOUNT, places, timeoutMs: 4_000, reserveTimeoutMs: 4_000, concurrency: 8 }

connectorRules(
  planUnderTest(RENTICAR, 'renticar', {
    stations: {
      airport: 'mad-airport',
      otherAirport: 'agp-airport',
      abroad: 'lis-airport',
      town: 'bcn-station',
    },
    iata: 'MAD',
    findsByReference: false,
    retrieves: false,
    modifies: false,
    providesTotal: false,
    youngDriversPay: false,
  }),
  renticarRules,
)

function renticarRules(bench: Bench): void {
  const connect = (over: Partial<Parameters<typeof createRenticar>[0]>) =>
    createRenticar({ ...line, url: bench.simulator().url, ...over })

  test('an offer names the brand at the desk, where it is one of ours', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    expect(new Set(cars.map(({ vendorCode }) => vendorCode))).toEqual(new Set(['AL', 'ZL', 'OK', 'GM', null]))
  })

  test('a car that takes two credit cards at the desk is not sold: nothing would tell the traveller', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    const categories = new Set(cars.map(({ acriss }) => readAcriss(acriss)?.category))
    expect(categories).toContain('premium')
    expect(categories).not.toContain('luxury')
    expect(categories).not.toContain('special')
  })

  test('the protocol says nothing of cancelling, excess and covers inside: they stay open', async () => {
    const [car] = value(await bench.connector().availability(bench.rental))
    expect(car).toMatchObject({ cancellation: null, excess: null, inclusions: ['unlimited_mileage'] })
    expect(car?.deposit?.amount).toBeGreaterThan(0)
  })

  test('covers that lower the excess are protections, one of each extra is sold', async () => {
    const { extras, protections } = await bench.chosenCar()
    expect(protections.map(({ id, kind }) => [id, kind])).toEqual([
      ['MINI', 'medium'],
      ['LCF', 'basic'],
      ['FULL', 'full'],
    ])
    expect(new Set(extras.map(({ max }) => max))).toEqual(new Set([1]))
  })

  test('the driver pays every offer on arrival; we pay only for those that allow it', async () => {
    const prepaid = connect({ reservationType: 'fullCredit' })
    const usual = value(await bench.connector().availability(bench.rental))
    const cars = value(await prepaid.availability(bench.rental))
    expect(usual.some((car) => car.prepaid)).toBe(false)
    expect(cars.every((car) => car.prepaid)).toBe(true)
    expect(new Set(cars.map(({ vendorCode }) => vendorCode))).toEqual(new Set(['AL', 'ZL', 'GM']))
    const [car] = cars
    if (!car) throw new Error('no car')
    const request = bench.order(value(await prepaid.recheck(bench.rental, car)))
    const booked = value(await prepaid.reserve(request))
    expect(value(await prepaid.cancel({ ...request, ...booked })).status).toBe('cancelled')
  })

  test('a reservation is known by the number at the desk and by the id that cancels it', async () => {
    const request = bench.order(await bench.chosenCar(bench.rental, 11))
    const { supplierReference } = value(await bench.connector().reserve(request))
    expect(supplierReference).toMatch(/^\d{7}\/[0-9a-f]{12}$/)
    const nameless = await bench.connector().cancel({ ...request, supplierReference: null })
    expect(failure(nameless)).toMatchObject({ reason: 'not_offered' })
  })

  test('a driver too young for the car is refused before the supplier is asked', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    const car = cars.find(({ acriss }) => readAcriss(acriss)?.category === 'premium')
    if (!car) throw new Error('no car')
    const young = { ...bench.rental, driverAge: 24 }
    expect(failure(await bench.connector().recheck(young, car))).toMatchObject({ reason: 'driver_age' })
    const request = bench.order(value(await bench.connector().recheck(bench.rental, car)))
    const booked = await bench.connector().reserve({ ...request, driver: { ...request.driver, age: 24 } })
    expect(failure(booked)).toMatchObject({ code: 'refused', reason: 'driver_age' })
    expect(await bench.ours(request)).toEqual([])
  })

  test('a location that nobody has placed is not rented from', async () => {
    const { 'mad-airport': madrid } = places
    if (!madrid) throw new Error('no place')
    const listed = value(await connect({ places: { 'mad-airport': madrid } }).locations())
    expect(listed).toEqual([
      { code: 'mad-airport', name: 'Madrid Barajas Airport', city: 'Madrid', ...madrid },
    ])
  })
}

test('a token that died of age costs neither a search nor a reservation', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-renticar-'))
  let now = SUITE_CLOCK.now()
  const simulator = await startRenticarSimulator({ dataDir, port: 0, clock: { now: () => now }, classes: 3 })
  const rental = {
    pickUpStation: 'ist-airport',
    dropOffStation: 'ist-airport',
    pickUpAt: '2026-06-08T10:00',
    dropOffAt: '2026-06-11T10:00',
    driverAge: 35,
    residence: 'TR',
  }
  try {
    const connector = createRenticar({ ...line, url: simulator.url })
    const longBefore = createRenticar({ ...line, url: simulator.url })
    value(await connector.availability(rental))
    value(await longBefore.availability(rental))
    now = now.add({ hours: 25 })
    const [car] = value(await connector.availability(rental))
    if (!car) throw new Error('no car')
    const booked = await longBefore.reserve({
      reference: 'RHTOKEN001',
      rental,
      car,
      extras: [],
      protectionId: null,
      driver: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        phone: { countryCode: '+90', phone: '2121234567' },
        age: 35,
        residence: 'TR',
        flightNumber: null,
      },
    })
    expect(value(booked).status).toBe('confirmed')
    expect(simulator.book()).toHaveLength(1)
  } finally {
    await simulator.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

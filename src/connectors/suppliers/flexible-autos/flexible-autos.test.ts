import { expect, test } from 'vitest'
import { sum } from '#kernel/money.ts'
import { failure, planUnderTest, value } from '../suite/bench.ts'
import type { Bench } from '../suite/bench.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { locationNumber } from '#src/simulators/flexible-autos/simulated-brands.ts'
import { FLEXIBLE_AUTOS } from './manifest.ts'

const at = (iata: string) => locationNumber(iata, false, 1)

connectorRules(
  planUnderTest(FLEXIBLE_AUTOS, 'flexible-autos', {
    stations: {
      airport: at('MAD'),
      otherAirport: at('AGP'),
      abroad: at('LIS'),
      town: locationNumber('BCN', true, 1),
    },
    iata: 'MAD',
    findsByReference: false,
    modifies: false,
    providesTotal: false,
    desksCollectFees: true,
    covers: ['excess_refund'],
  }),
  flexibleAutosRules,
)

function flexibleAutosRules(bench: Bench): void {
  const inMiami = { ...bench.rental, pickUpStation: at('MIA'), dropOffStation: at('MIA') }

  test('each product is a rate of its own, named in its key, with what it includes', async () => {
    const cars = value(await bench.connector().availability(inMiami))
    const one = cars.filter(({ key }) => key.startsWith('AL-EDMR-'))
    expect(one.map(({ key }) => key)).toEqual([
      'AL-EDMR-inclusive',
      'AL-EDMR-inclusive-gps',
      'AL-EDMR-gold',
      'AL-EDMR-gold-gps',
    ])
    const including = one.map(({ inclusions }) => ({
      gps: inclusions.includes('navigation'),
      driver: inclusions.includes('additional_driver'),
    }))
    expect(including).toEqual([
      { gps: false, driver: false },
      { gps: true, driver: false },
      { gps: false, driver: true },
      { gps: true, driver: true },
    ])
    expect(one.map(({ fuelPolicy }) => fuelPolicy)).toEqual([
      'full_to_full',
      'full_to_full',
      'free_full_tank',
      'free_full_tank',
    ])
    const [plain = 0, ...dearer] = one.map(({ total }) => total.amount)
    expect(dearer.filter((amount) => amount > plain)).toHaveLength(3)
  })

  test('the brand at the desk is told, and its contracts count as one: the cheapest is sold', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    expect(new Set(cars.map(({ vendorCode }) => vendorCode))).toEqual(new Set(['GC', 'GM']))
    const contracts = cars.flatMap(({ carry }) => (carry['supplierCode'] === 'G1' ? [carry] : []))
    expect(contracts).toEqual([])
  })

  test('deposit, excess and fuel are read out of the brand’s own texts', async () => {
    const cars = value(await bench.connector().availability(bench.rental))
    const goldcar = cars.find(({ vendorCode }) => vendorCode === 'GC')
    expect(goldcar).toMatchObject({
      deposit: { amount: 110_000, currency: 'EUR' },
      excess: { amount: 130_000, currency: 'EUR' },
      fuelPolicy: 'full_to_full',
      mileage: { unlimited: true },
      prepaid: true,
      cancellation: null,
    })
    expect(cars.find(({ vendorCode }) => vendorCode === 'GM')).toMatchObject({ fuelPolicy: 'same_to_same' })
  })

  test('fees in the desk’s own money and words are told beside the total', async () => {
    const cars = value(
      await bench.connector().availability({ ...inMiami, driverAge: 23, dropOffStation: at('LAX') }),
    )
    const alamo = cars.find(({ vendorCode }) => vendorCode === 'AL')
    expect(alamo?.fees).toMatchObject([
      { kind: 'young_driver', included: false, amount: { currency: 'USD' } },
      { kind: 'one_way', included: false, amount: { currency: 'USD' } },
    ])
  })

  test('the excess refund leaves the desk’s excess as it is, and is charged to our account', async () => {
    const car = await bench.chosenCar(bench.rental, 12)
    const [refund] = car.protections
    if (!refund) throw new Error('no refund')
    expect(refund).toMatchObject({ kind: 'excess_refund', per: 'rental', excessAfter: car.excess })
    const request = bench.order(car, { protectionId: refund.id })
    const booked = value(await bench.connector().reserve(request))
    expect(await bench.costOf(request, booked)).toEqual(sum([car.total, refund.priceForRental], 'EUR'))
  })

  test('an office that meets flights refuses a driver without one', async () => {
    const larnaca = { ...bench.rental, pickUpStation: at('LCA'), dropOffStation: at('LCA') }
    const order = bench.order(await bench.chosenCar(larnaca), { rental: larnaca })
    const answer = await bench
      .connector()
      .reserve({ ...order, driver: { ...order.driver, flightNumber: null } })
    expect(failure(answer)).toMatchObject({ code: 'refused', reason: 'flight_number_required' })
    expect(value(await bench.connector().reserve(order)).status).toBe('confirmed')
  })

  test('nothing can be cancelled without the number of the supplier', async () => {
    const keys = { ...bench.order(await bench.chosenCar()), supplierReference: null }
    expect(failure(await bench.connector().cancel(keys))).toMatchObject({ reason: 'not_offered' })
  })

  test('a call that lacks a declared parameter is answered as ASP.NET does', async () => {
    const reply = await fetch(`${bench.simulator().url}/CancelBooking`, {
      method: 'POST',
      body: new URLSearchParams({ AgentCode: 'RIHLA' }),
    })
    expect([reply.status, await reply.text()]).toEqual([500, 'Missing parameter: Password.'])
  })
}

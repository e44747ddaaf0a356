import { OK_MOBILITY_ACCOUNTS } from './accounts.ts'
import { expect, test } from 'vitest'
import { planUnderTest, value } from '../suite/bench.ts'
import type { Bench } from '../suite/bench.ts'
import { connectorRules } from '../suite/connector.suite.ts'
import { createOkMobility } from './connector.ts'
import { captured } from '../suite/capture.ts'
import { OK_MOBILITY } from './manifest.ts'

const { flexible, nonRefundable } = OK_MOBILITY_ACCOUNTS

connectorRules(
  planUnderTest(OK_MOBILITY, 'ok-mobility', {
    stations: { airport: 'PMI01', otherAirport: 'AGP01', abroad: 'LIS01', town: 'MAD51' },
    findsByReference: true,
  }),
  okRules,
)

function okRules(bench: Bench): void {
  const plan = (account: typeof flexible | typeof nonRefundable) =>
    createOkMobility({
      url: bench.simulator().url,
      customerCode: account.customerCode,
      companyCode: account.companyCode,
      timeoutMs: 4_000,
      reserveTimeoutMs: 4_000,
      concurrency: 8,
    })

  test('the flexible plan is paid at the desk and free to cancel until 48 hours before', async () => {
    const cars = value(await plan(flexible).availability(bench.rental))
    for (const { prepaid, cancellation, inclusions } of cars) {
      expect(prepaid).toBe(false)
      expect(cancellation).toEqual({ nonRefundable: false, freeUntil: '2026-06-06T10:00' })
      expect(inclusions).toContain('free_cancellation')
    }
  })

  test('the flexible plan of tomorrow has no free cancellation left', async () => {
    const earlyRental = { ...bench.rental, pickUpAt: '2026-05-02T12:00' }
    const [car] = value(await plan(flexible).availability(earlyRental))
    expect(car?.cancellation).toEqual({ nonRefundable: false, freeUntil: null })
  })

  test('the non-refundable plan is prepaid, cheaper, and its extras are charged to us', async () => {
    const connector = plan(nonRefundable)
    const cars = value(await connector.availability(bench.rental))
    const usual = value(await plan(flexible).availability(bench.rental))
    const car = cars.find(({ acriss }) => acriss === 'CDMR')
    const same = usual.find(({ acriss }) => acriss === 'CDMR')
    if (!car || !same) throw new Error('no car')
    expect(car).toMatchObject({ prepaid: true, cancellation: { nonRefundable: true, freeUntil: null } })
    expect(car.total.amount).toBeLessThan(same.total.amount)
    expect(car.key).not.toBe(same.key)
    const rechecked = value(await connector.recheck(bench.rental, car))
    const request = bench.order(rechecked, { extras: [{ id: 'GPS', quantity: 1 }] })
    const booked = value(await connector.reserve(request))
    const gps = rechecked.extras.find(({ id }) => id === 'GPS')
    expect(booked.total?.amount).toBe(rechecked.total.amount + (gps?.priceForRental.amount ?? 0))
    expect(value(await connector.cancel({ ...request, supplierReference: null })).status).toBe('cancelled')
  })

  test('one plan does not see the reservations of the other', async () => {
    const request = bench.order(await bench.chosenCar(bench.rental, 12))
    value(await plan(flexible).reserve(request))
    expect(value(await plan(nonRefundable).retrieve({ ...request, supplierReference: null }))).toBeNull()
  })

  test('a lunch break is closed, the hour before opening costs a fee inside the total', async () => {
    const naples = { ...bench.rental, pickUpStation: 'NAP01', dropOffStation: 'NAP01' }
    const lunch = await plan(flexible).availability({ ...naples, pickUpAt: '2026-06-08T14:00' })
    expect(lunch).toMatchObject({ ok: false, failure: { reason: 'station_closed' } })
    const [early] = value(
      await plan(flexible).availability({
        ...naples,
        pickUpAt: '2026-06-08T07:00',
        dropOffAt: '2026-06-11T07:00',
      }),
    )
    expect(early?.fees).toEqual([
      { kind: 'out_of_hours', amount: { amount: 8_000, currency: 'EUR' }, included: true },
    ])
  })

  test('an offer expires: booking it later is refused as such', async () => {
    const car = await bench.chosenCar(bench.rental, 13)
    const token = (car.carry['token'] ?? '').replace(
      /^[0-9a-z]+/,
      (Date.parse('2026-05-01') / 60_000).toString(36),
    )
    const late = await plan(flexible).reserve(bench.order({ ...car, carry: { ...car.carry, token } }))
    expect(late).toMatchObject({ ok: false, failure: { code: 'refused', reason: 'rate_expired' } })
  })

  test('the simulator understands the other dialect too', async () => {
    const value = `<companyCode>RIHLA</companyCode><customerCode>${flexible.customerCode}</customerCode>
      <PickUpDate>2026-06-08 10:00:00</PickUpDate><PickUpStation>PMI01</PickUpStation>
      <DropOffDate>2026-06-11 10:00:00</DropOffDate><DropOffStation>PMI01</DropOffStation>`
    const request = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>
      <getMultiplePrices xmlns="http://tempuri.org/"><Value>${value}</Value></getMultiplePrices></s:Body></s:Envelope>`
    const reply = await captured(`${bench.simulator().url}/getMultiplePrices`, request)
    expect(reply).toContain('<errorCode>SUCCESS</errorCode>')
    expect(reply).not.toContain('RateRestriction')
  })
}

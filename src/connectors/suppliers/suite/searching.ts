import { expect, test } from 'vitest'
import type { Rate } from '#domains/suppliers/supplier-connector.ts'
import { value } from './bench.ts'
import type { RentalBench } from './bench.ts'

/** Rules of searching and rechecking. */
export function searchingRules(bench: RentalBench): void {
  const { rental, chosenCar } = bench
  const { stations, iata = stations.airport.slice(0, 3), youngDriversPay = true } = bench.subject
  const { desksCollectFees = false, covers = ['medium', 'full'] } = bench.subject

  test('stations carry place, hours, phone and desk', async () => {
    const all = value(await bench.connector().locations())
    expect(all.length).toBeGreaterThan(40)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    const airport = all.find(({ code }) => code === stations.airport)
    expect(airport?.iata).toBe(iata)
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
    const cars = value(await bench.connector().availability(rental))
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
      value(await bench.connector().availability(rental)).map(({ key, total }) => ({ key, total }))
    expect(await facts()).toEqual(await facts())
  })

  test('rechecking answers the price of the search, extras and covers', async () => {
    const cars = value(await bench.connector().availability(rental))
    const [first] = cars
    if (!first) throw new Error('no car')
    const { extras, protections, ...again } = value(await bench.connector().recheck(rental, first))
    expect({ ...again, carry: {} }).toEqual({ ...first, carry: {} })
    expect(extras.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['child_seat', 'gps', 'additional_driver']),
    )
    expect(protections.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...covers]))
    for (const { price, per, priceForRental } of [...extras, ...protections]) {
      expect(price.amount).toBeGreaterThan(0)
      expect(priceForRental.amount).toBeLessThanOrEqual(per === 'day' ? price.amount * 3 + 2 : price.amount)
    }
  })

  test('rechecking answers a price that changed meanwhile', async () => {
    const before = await chosenCar()
    await bench.prices(11_000)
    const after = value(await bench.connector().recheck(rental, before))
    expect(after.key).toBe(before.key)
    expect(after.total.amount).toBeGreaterThan(before.total.amount * 1.05)
  })

  test('one way costs a fee, inside the total or at the desk', async () => {
    const there = value(
      await bench.connector().availability({ ...rental, dropOffStation: stations.otherAirport }),
    )
    const back = value(await bench.connector().availability(rental))
    const [car] = there
    const same = back.find(({ key }) => key === car?.key)
    const fee = car?.fees.find(({ kind }) => kind === 'one_way')
    if (!car || !same || !fee) throw new Error('no fee')
    expect(fee.included).toBe(!desksCollectFees)
    expect(withDeskFees(car)).toBe(withDeskFees(same) + fee.amount.amount)
  })

  test('a young driver gets fewer classes, and pays a fee where the supplier takes one', async () => {
    const young = value(await bench.connector().availability({ ...rental, driverAge: 22 }))
    const grown = value(await bench.connector().availability(rental))
    expect(young.length).toBeLessThan(grown.length)
    expect(young.length).toBeGreaterThan(0)
    for (const car of young) {
      const fee = car.fees.find(({ kind }) => kind === 'young_driver')
      const same = grown.find(({ key }) => key === car.key)
      if (!same) throw new Error(`no ${car.key} for a grown driver`)
      expect(fee?.included).toBe(youngDriversPay ? !desksCollectFees : undefined)
      expect(withDeskFees(car)).toBe(withDeskFees(same) + (fee?.amount.amount ?? 0))
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
    const answer = await bench.connector().availability({ ...rental, ...over })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'refused', reason } })
  })
}

/** Returns the price of the rental including fees paid at the desk, in hundredths. */
function withDeskFees({ total, fees }: Rate): number {
  return fees.reduce((sum, { amount, included }) => (included ? sum : sum + amount.amount), total.amount)
}

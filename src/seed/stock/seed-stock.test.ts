import { expect, test } from 'vitest'
import { value } from '#connectors/suppliers/suite/bench.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { stockConnector } from '#testing/builders/rentals/stock.ts'
import { GARAGES, ONE_WAY } from './garages.ts'
import { seedStock } from './seed-stock.ts'

const database = forFile(await testDatabase())
const supplier = stockConnector(database.db, testClock('2026-11-20T09:00:00Z'))

/** From a Sunday to a Wednesday. */
function rental(from: string, to = from, sunday = '2027-04-04') {
  const wednesday = Temporal.PlainDate.from(sunday).add({ days: 3 })
  return {
    pickUpStation: from,
    dropOffStation: to,
    pickUpAt: `${sunday}T15:00`,
    dropOffAt: `${wednesday}T15:00`,
    driverAge: 30,
    residence: 'KW',
  }
}

test('garages stand in Kuwait City and at its airport, in Dubai, Muscat, Amman and Malaga', async () => {
  const cities = value(await supplier.locations()).map(({ city, iata }) => `${city} ${iata ?? 'town'}`)
  expect(cities.toSorted()).toEqual([
    'Amman AMM',
    'Dubai DXB',
    'Dubai town',
    'Kuwait City KWI',
    'Kuwait City town',
    'Malaga AGP',
    'Muscat MCT',
  ])
})

test('a garage without a desk meets its drivers at arrivals', async () => {
  const met = value(await supplier.locations()).filter(({ desk }) => desk === 'meet_and_greet')
  expect(met.map(({ code }) => code)).toEqual(['AMM1'])
})

test('every garage lets several classes in every season, in its own money', async () => {
  for (const { code, market } of GARAGES)
    for (const sunday of ['2027-01-03', '2027-04-04', '2027-07-04', '2027-10-03']) {
      const cars = value(await supplier.availability(rental(code, code, sunday)))
      expect(cars.length, code).toBeGreaterThan(5)
      for (const { total, deposit, mileage } of cars) {
        expect(total.currency).toBe(market.currency)
        expect(total.amount).toBeGreaterThan(0)
        expect(deposit?.amount).toBeGreaterThan(0)
        expect(mileage.unlimited || (mileage.extraKm?.amount ?? 0) > 0).toBe(true)
      }
    }
})

test('a car may be left at the other garage of its city, for a fee, both ways', async () => {
  for (const { between } of ONE_WAY)
    for (const [from, to] of [between, between.toReversed()] as [string, string][]) {
      const [car] = value(await supplier.availability(rental(from, to)))
      expect(car?.fees).toMatchObject([{ kind: 'one_way', included: true }])
    }
})

test('what was changed since is left as it is', async () => {
  const { db } = database
  await db.deleteFrom('stock_cars').where('station', '=', 'AGP1').execute()
  await db.updateTable('stock_classes').set({ day_price: 1 }).where('station', '=', 'AMM1').execute()
  await seedStock(db)
  expect(value(await supplier.availability(rental('AGP1')))).toEqual([])
  expect(value(await supplier.availability(rental('AMM1')))[0]?.total.amount).toBeLessThan(10)
})

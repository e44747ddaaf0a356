import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { AIRPORTS } from '#src/simulators/world/airports.ts'
import type { BookLine } from '#src/simulators/world/booked-rental.ts'
import { CATALOGUE } from '#src/simulators/world/catalogue.ts'
import { rentalBench, SUITE_CLOCK } from '#connectors/suppliers/suite/bench.ts'
import { bookingRules } from '#connectors/suppliers/suite/booking.ts'
import { searchingRules } from '#connectors/suppliers/suite/searching.ts'
import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { Db } from '#platform/db/database.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { addClass, addGarage, stockConnector } from '#testing/builders/rentals/stock.ts'

const AIRPORT = 'PMI-AIR'
const OTHER_AIRPORT = 'AGP-AIR'
const TOWN = 'MAD-TOWN'
const USUAL_DAY_PRICE = 3_000

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase({ connections: 15 })
  await stockTheWorld(database.db)
})
afterAll(() => database.close())

/** A garage at every airport, the whole catalogue at one of them, four cars of each class. */
async function stockTheWorld(db: Db): Promise<void> {
  for (const { iata, name, city, country, zone, latitude, longitude } of AIRPORTS)
    await addGarage(db, `${iata}-AIR`, {
      iata,
      name,
      city,
      country_code: country,
      time_zone: zone,
      latitude,
      longitude,
    })
  const sundayOff = hoursPerDay((day) => (day === 'su' ? null : [900, 1900]))
  await addGarage(db, TOWN, { opening_hours: sundayOff })
  await db
    .insertInto('stock_one_way')
    .values({ from_station: AIRPORT, to_station: OTHER_AIRPORT, fee: 9_000 })
    .execute()
  for (const { acriss, model } of CATALOGUE)
    await addClass(db, AIRPORT, acriss, {
      cars: 4,
      vehicle_name: model.o,
      day_price: USUAL_DAY_PRICE,
      minimum_age: /^[PLWOXU]/.test(acriss) ? 25 : 21,
    })
  const extra = { station: AIRPORT, per: 'day' as const, ceiling: 3_500, most: 2 }
  await db
    .insertInto('stock_extras')
    .values([
      { ...extra, code: 'SEAT', kind: 'child_seat', name: 'Child seat', price: 500 },
      { ...extra, code: 'GPS', kind: 'gps', name: 'Navigation', price: 400 },
      { ...extra, code: 'DRIVER', kind: 'additional_driver', name: 'Additional driver', price: 600 },
    ])
    .execute()
  const cover = { station: AIRPORT }
  await db
    .insertInto('stock_protections')
    .values([
      { ...cover, code: 'HALF', kind: 'medium', name: 'Half', day_price: 600, excess_basis_points: 5_000 },
      { ...cover, code: 'FULL', kind: 'full', name: 'Full', day_price: 1_100, excess_basis_points: 0 },
    ])
    .execute()
}

async function book(): Promise<BookLine[]> {
  const rows = await database.db.selectFrom('stock_reservations').selectAll().execute()
  return rows.map((row) => ({
    reference: row.reference,
    supplierReference: row.number,
    status: row.status === 'confirmed' ? 'booked' : 'cancelled',
    station: row.station,
    acriss: row.acriss,
    from: row.pick_up_at,
    to: row.drop_off_at,
    total: row.total,
    email: (row.driver as { email: string }).email,
  }))
}

async function prices(level: number): Promise<void> {
  const dayPrice = (USUAL_DAY_PRICE * level) / 10_000
  await database.db.updateTable('stock_classes').set({ day_price: dayPrice }).execute()
}

/** Without the fault rules: there is no connection to cut, no response to garble and no account to be wrong. */
describe('our own stock, by the rules of every supplier', () => {
  const bench = rentalBench(
    {
      name: 'Our own stock',
      stations: { airport: AIRPORT, otherAirport: OTHER_AIRPORT, abroad: 'LIS-AIR', town: TOWN },
      findsByReference: true,
    },
    { connector: () => stockConnector(database.db, SUITE_CLOCK), book, prices },
  )
  afterEach(() => prices(10_000))

  searchingRules(bench)
  bookingRules(bench)
})

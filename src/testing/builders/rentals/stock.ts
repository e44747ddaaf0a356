import type { Insertable } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import { everyDay } from '#kernel/opening-hours.ts'
import { directSupplier } from '#domains/stock/direct-supplier.usecase.ts'
import type {
  RecheckedRate,
  RentalRequest,
  ReservationRequest,
  SupplierConnector,
} from '#domains/suppliers/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { StockTables } from '#domains/stock/stock-tables.ts'

type Garage = Insertable<StockTables['stock_stations']>
type CarClass = Insertable<StockTables['stock_classes']>

/** Adds a garage in Madrid's time zone that never closes and needs no notice; `over` overrides columns. */
export async function addGarage(db: Db, code: string, over: Partial<Garage> = {}): Promise<void> {
  await db
    .insertInto('stock_stations')
    .values({
      code,
      name: `Garage ${code}`,
      iata: null,
      city: 'Madrid',
      country_code: 'ES',
      address_line: 'Calle de Alcalá 1',
      phone_country_code: '+34',
      phone: '910000001',
      latitude: 40.42,
      longitude: -3.69,
      desk: 'downtown',
      opening_hours: everyDay(0, 2400),
      time_zone: 'Europe/Madrid',
      currency: 'EUR',
      lead_hours: 0,
      free_cancellation_hours: 24,
      weekend: [],
      weekend_basis_points: 10_000,
      out_of_hours_minutes: 0,
      out_of_hours_fee: 0,
      young_driver_below: 25,
      young_driver_fee: 900,
      young_driver_most_days: 10,
      ...over,
    })
    .execute()
}

/** Adds a class at a garage, with this many cars in service since the start of 2026. */
export async function addClass(
  db: Db,
  station: string,
  acriss: string,
  { cars, ...over }: Partial<CarClass> & { cars: number },
): Promise<void> {
  await db
    .insertInto('stock_classes')
    .values({
      station,
      acriss,
      vehicle_name: 'Seat Ibiza',
      seats: 5,
      doors: 5,
      bags: 2,
      day_price: 3_000,
      deposit: 20_000,
      excess: 80_000,
      km_per_day: null,
      extra_km: null,
      minimum_age: 21,
      fuel_policy: 'full_to_full',
      credit_card_required: false,
      ...over,
    })
    .execute()
  if (cars === 0) return
  await db
    .insertInto('stock_cars')
    .values(
      Array.from({ length: cars }, (_, at) => ({
        station,
        plate: `${acriss}-${at}`,
        acriss,
        in_service_from: '2026-01-01',
        out_of_service_from: null,
      })),
    )
    .execute()
}

/** Returns the cars of a garage counted as taken, by class and day, without days that have none. */
export async function takenAt(db: Db, station: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('stock_days')
    .select(['acriss', 'day', 'taken'])
    .where('station', '=', station)
    .where('taken', '>', 0)
    .orderBy('acriss')
    .orderBy('day')
    .execute()
  return Object.fromEntries(rows.map(({ acriss, day, taken }) => [`${acriss} ${day}`, taken]))
}

/** The number of a garage's live reservations, by class and day. */
export async function countedAt(db: Db, station: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('stock_reservations')
    .select(['acriss', 'first_day', 'last_day'])
    .where('station', '=', station)
    .where('status', '=', 'confirmed')
    .execute()
  const counts: Record<string, number> = {}
  for (const { acriss, first_day, last_day } of rows) {
    const first = Temporal.PlainDate.from(first_day)
    for (let days = 0; days <= first.until(last_day).days; days++) {
      const key = `${acriss} ${first.add({ days })}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  return counts
}

/** The connector of our own stock on a test's database; by default a database error fails the test. */
export function stockConnector(
  db: Db,
  clock: Clock,
  onError = (error: unknown): void => {
    throw error
  },
): SupplierConnector {
  return directSupplier({ db, clock }, onError)
}

/** A rental from one garage to itself, from 10:00 on the first day to 10:00 on the last. */
export function stockRental(garage: string, firstDay: string, lastDay: string): RentalRequest {
  return {
    pickUpStation: garage,
    dropOffStation: garage,
    pickUpAt: `${firstDay}T10:00`,
    dropOffAt: `${lastDay}T10:00`,
    driverAge: 35,
    residence: 'ES',
  }
}

/** A reservation request for a rental, with the car as rechecked. */
export function stockOrder(
  reference: string,
  rental: RentalRequest,
  { acriss, carry }: RecheckedRate,
  over: Partial<ReservationRequest> = {},
): ReservationRequest {
  return {
    reference,
    rental,
    car: { acriss, carry },
    extras: [],
    protectionId: null,
    driver: {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla@example.com',
      phone: { countryCode: '+971', phone: '501234567' },
      age: rental.driverAge,
      residence: rental.residence,
      flightNumber: null,
    },
    ...over,
  }
}

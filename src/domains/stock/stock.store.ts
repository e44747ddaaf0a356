import { sql, type Expression, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Weekday } from '#kernel/opening-hours.ts'
import type { ExtraKind, FuelPolicy, ProtectionKind } from '#domains/suppliers/public.ts'
import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { StockDesks } from './stock-rental.ts'
import type { StockClass, StockProtection, StockStation } from './stock.ts'

export async function findStations(db: Db): Promise<StockStation[]> {
  return (await selectStations(db).execute()).map(stationOf)
}

/** Finds the desks of a rental and the fee of its direction. A desk is null if unknown; the fee if it is not offered. */
export async function findDesks(db: Db, from: string, to: string): Promise<StockDesks> {
  const [rows, oneWay] = await Promise.all([
    selectStations(db).where('station.code', 'in', [from, to]).execute(),
    db
      .selectFrom('stock_one_way')
      .select('fee')
      .where('from_station', '=', from)
      .where('to_station', '=', to)
      .executeTakeFirst(),
  ])
  const desk = (code: string) => {
    const row = rows.find((each) => each.code === code)
    return row ? stationOf(row) : null
  }
  return { from: desk(from), to: desk(to), oneWayFee: from === to ? 0 : (oneWay?.fee ?? null) }
}

/**
 * Returns the classes of a station, cheapest first, each with the number of its cars free on every one of these days. The
 * car of the reservation `ownReference` counts as free.
 */
export async function findClasses(
  db: Db,
  station: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  ownReference: string | null = null,
): Promise<{ car: StockClass; free: number }[]> {
  const rows = await db
    .selectFrom('stock_classes as class')
    .select(['acriss', 'vehicle_name', 'seats', 'doors', 'bags', 'day_price', 'deposit', 'excess'])
    .select(['km_per_day', 'extra_km', 'minimum_age', 'fuel_policy', 'credit_card_required'])
    .select(({ ref }) =>
      sql<number>`(
        select min(${carsOn(ref('class.station'), ref('class.acriss'), sql`days.day::date`)}
          - coalesce(out.taken, 0) + (own.reference is not null)::int)
        from generate_series(${firstDay}::timestamp, ${lastDay}::timestamp, interval '1 day') as days (day)
        left join stock_days as out
          on out.station = class.station and out.acriss = class.acriss and out.day = days.day::date
        left join stock_reservations as own
          on own.reference = ${ownReference} and own.status = 'confirmed' and own.station = class.station
          and own.acriss = class.acriss and days.day::date between own.first_day and own.last_day
      )`.as('free'),
    )
    .where('class.station', '=', station)
    .orderBy('class.day_price')
    .orderBy('class.acriss')
    .execute()
  return rows.map(({ free, ...row }) => ({
    car: { ...camelKeys(row), fuelPolicy: row.fuel_policy as FuelPolicy },
    free,
  }))
}

function selectStations(db: Db) {
  return db
    .selectFrom('stock_stations as station')
    .selectAll('station')
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('stock_seasons as season')
          .select([
            'season.first_day as firstDay',
            'season.last_day as lastDay',
            'season.basis_points as basisPoints',
          ])
          .whereRef('season.station', '=', 'station.code'),
      ).as('seasons'),
      jsonArrayFrom(
        selectFrom('stock_length_steps as step')
          .select(['step.from_days as fromDays', 'step.basis_points as basisPoints'])
          .whereRef('step.station', '=', 'station.code'),
      ).as('length_steps'),
      jsonArrayFrom(
        selectFrom('stock_extras as extra')
          .select(['extra.code', 'extra.kind', 'extra.name', 'extra.price', 'extra.per'])
          .select(['extra.ceiling', 'extra.most'])
          .whereRef('extra.station', '=', 'station.code')
          .orderBy('extra.code'),
      ).as('extras'),
      jsonArrayFrom(
        selectFrom('stock_protections as protection')
          .select(['protection.code', 'protection.kind', 'protection.name'])
          .select(['day_price as dayPrice', 'excess_basis_points as excessBasisPoints'])
          .select(['covers', 'excludes'])
          .whereRef('protection.station', '=', 'station.code')
          .orderBy('protection.day_price'),
      ).as('protections'),
    ])
    .orderBy('station.code')
}

/** Number of cars of a class that a station rents out on a day, free or not: in service, none on a blackout day. */
export function carsOn(
  station: Expression<string>,
  acriss: Expression<string>,
  day: Expression<unknown>,
): Expression<number> {
  return sql<number>`(
    select count(*)::int from stock_cars as car
    where car.station = ${station} and car.acriss = ${acriss} and car.in_service_from <= ${day}
      and (car.out_of_service_from is null or ${day} < car.out_of_service_from)
      and not exists (
        select from stock_blackouts as blackout
        where blackout.station = ${station} and (blackout.acriss is null or blackout.acriss = ${acriss})
          and ${day} between blackout.first_day and blackout.last_day
      )
  )`
}

type StationRow = Selectable<Tables['stock_stations']> & {
  seasons: { firstDay: string; lastDay: string; basisPoints: number }[]
  length_steps: { fromDays: number; basisPoints: number }[]
  extras: Omit<Selectable<Tables['stock_extras']>, 'station'>[]
  protections: (Omit<StockProtection, 'kind'> & { kind: string })[]
}

function stationOf(row: StationRow): StockStation {
  const { code, name, iata, city, country_code, address_line, latitude, longitude, opening_hours, desk } = row
  const { time_zone, currency, lead_hours, free_cancellation_hours } = row
  return {
    listed: {
      ...camelKeys({ code, name, iata, city, country_code, address_line, opening_hours }),
      phone: { countryCode: row.phone_country_code, phone: row.phone },
      latitude,
      longitude,
      desk,
    },
    ...camelKeys({ time_zone, currency, lead_hours, free_cancellation_hours }),
    outOfHours: { minutes: row.out_of_hours_minutes, fee: row.out_of_hours_fee },
    youngDriver: {
      below: row.young_driver_below,
      feePerDay: row.young_driver_fee,
      maxDays: row.young_driver_most_days,
    },
    rates: {
      weekend: { days: row.weekend as Weekday[], basisPoints: row.weekend_basis_points },
      seasons: row.seasons,
      lengthSteps: row.length_steps,
    },
    extras: row.extras.map((extra) => ({ ...extra, kind: extra.kind as ExtraKind })),
    protections: row.protections.map((cover) => ({ ...cover, kind: cover.kind as ProtectionKind })),
  }
}

import { rulesOf } from '#domains/fares/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { ShuttleStop } from './shuttle.ts'

export type ShuttleGridPage = {
  cityId: string | undefined
  routeId: string | undefined
  day: string | undefined
  seats: number | undefined
  /** If true, lists only the next departure of each route. */
  nextOnly: boolean | undefined
  /** If true, includes departures whose lead time has started. */
  late: boolean | undefined
  offset: number
  limit: number
}

/** A departure that has not left, with its route. `seatPrice`: in hundredths of `currency`. */
export type OpenDeparture = {
  id: string
  routeId: string
  nameEn: string
  nameAr: string
  stops: readonly ShuttleStop[]
  cityId: string
  timeZone: string
  countryCode: string
  vehicleTypeId: string
  startAt: Temporal.Instant
  endAt: Temporal.Instant
  seats: number
  seatsSold: number
  seatPrice: number
  currency: string
}

/** Finds the departures that can be booked, by time. Includes full ones. */
export async function findOpenDepartures(
  db: Db,
  { cityId, routeId, day, seats, nextOnly, late, offset, limit }: ShuttleGridPage,
  now: Temporal.Instant,
): Promise<{ departures: OpenDeparture[]; total: number }> {
  let open = db
    .selectFrom('shuttle_departures as d')
    .innerJoin('shuttle_routes as r', 'r.id', 'd.route_id')
    .innerJoin('cities as c', 'c.id', 'r.city_id')
    .where('d.start_at', '>', now)
    .where('d.cancelled_at', 'is', null)
    .where('r.hidden_at', 'is', null)
  if (!late) open = open.where(isInTime('d', now))
  if (cityId !== undefined) open = open.where('r.city_id', '=', cityId)
  if (routeId !== undefined) open = open.where('d.route_id', '=', routeId)
  if (day !== undefined) open = open.where('d.day', '=', day)
  if (seats !== undefined)
    open = open.where((row) => row(row('d.seats', '-', row.ref('d.seats_sold')), '>=', seats))
  if (nextOnly)
    open = open.where('d.id', '=', (of) =>
      of
        .selectFrom('shuttle_departures as next')
        .select('next.id')
        .whereRef('next.route_id', '=', 'd.route_id')
        .where('next.start_at', '>', now)
        .where('next.cancelled_at', 'is', null)
        .where(late ? sql<boolean>`true` : isInTime('next', now))
        .orderBy('next.start_at')
        .orderBy('next.id')
        .limit(1),
    )
  const { total } = await open
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await open
    .select(['d.id', 'd.route_id', 'd.start_at', 'd.end_at', 'd.seats', 'd.seats_sold', 'd.seat_price'])
    .select('d.currency')
    .orderBy('d.start_at')
    .orderBy('d.id')
    .offset(offset)
    .limit(limit)
    .execute()
  const routes = await routesOf(db, [...new Set(rows.map((row) => row.route_id))])
  const departures = rows.flatMap(({ route_id, ...row }) => {
    const route = routes.get(route_id)
    return route ? [{ ...route, ...camelKeys(row) }] : []
  })
  return { departures, total }
}

/** SQL condition: the departure can still be booked by the lead time of the city `c`, as for quotes. */
function isInTime(departure: 'd' | 'next', now: Temporal.Instant) {
  const minutes = sql`coalesce((c.lead_minutes ->> 'shuttle')::int, ${rulesOf(20).leadMinutes}::int)`
  return sql<boolean>`${sql.ref(`${departure}.start_at`)} >= ${now}::timestamptz + ${minutes} * interval '1 minute'`
}

type RouteOfDepartures = Omit<
  OpenDeparture,
  'id' | 'startAt' | 'endAt' | 'seats' | 'seatsSold' | 'seatPrice' | 'currency'
>

/** Reads the routes of a page's departures once, because their stops are most of the data. */
async function routesOf(db: Db, ids: readonly string[]): Promise<Map<string, RouteOfDepartures>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('shuttle_routes as r')
    .innerJoin('cities as c', 'c.id', 'r.city_id')
    .select(['r.id as route_id', 'r.name_en', 'r.name_ar', 'r.stops', 'r.city_id', 'r.vehicle_type_id'])
    .select(['c.time_zone', 'c.country_code'])
    .where('r.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.route_id, { ...camelKeys(row), stops: row.stops as ShuttleStop[] }]))
}

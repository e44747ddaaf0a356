import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { PlannedDeparture } from './planned-departures.ts'
import type { ShuttleDeparture, ShuttleRoute, ShuttleStop } from './shuttle.ts'

/** Rows written per statement. */
const BATCH = 1000

/** Finds a departure for a quote of its seats. Null if it does not exist. */
export async function findDeparture(db: Db, id: string): Promise<ShuttleDeparture | null> {
  const row = await db
    .selectFrom('shuttle_departures as d')
    .innerJoin('shuttle_routes as r', 'r.id', 'd.route_id')
    .innerJoin('cities as c', 'c.id', 'r.city_id')
    .select(['d.id', 'd.route_id', 'r.name_en', 'r.name_ar', 'r.stops', 'r.city_id', 'c.time_zone'])
    .select(['r.vehicle_type_id', 'd.start_at', 'd.end_at', 'd.seats', 'd.seats_sold', 'd.seat_price'])
    .select(['d.currency', 'd.cancelled_at', 'r.hidden_at'])
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { route_id, city_id, time_zone, vehicle_type_id, start_at, end_at } = row
  const stops = row.stops as ShuttleStop[]
  return {
    id,
    ...camelKeys({ route_id, city_id, time_zone, vehicle_type_id, start_at, end_at }),
    routeName: { en: row.name_en, ar: row.name_ar },
    from: stops[0]!,
    to: stops.at(-1)!,
    seatsLeft: row.seats - row.seats_sold,
    seatPrice: money(row.seat_price, row.currency),
    isOpen: row.cancelled_at === null && row.hidden_at === null,
  }
}

/** Lists a route's departures of a timetable day by time. Null if the route does not exist. */
export async function selectDeparturesOfDay(db: Db, routeId: string, day: string) {
  const route = db.selectFrom('shuttle_routes').select('id').where('id', '=', routeId)
  if (!(await route.executeTakeFirst())) return null
  const rows = await db
    .selectFrom('shuttle_departures')
    .select(['id', 'wall_time', 'start_at', 'seats', 'seats_sold', 'seat_price', 'currency'])
    .select('cancelled_at')
    .where('route_id', '=', routeId)
    .where('day', '=', day)
    .orderBy('wall_time')
    .execute()
  return rows.map(camelKeys)
}

/** Inserts the departures that do not exist yet. */
export async function insertDepartures(
  tx: Db,
  route: ShuttleRoute,
  planned: readonly PlannedDeparture[],
): Promise<void> {
  for (const rows of rowsOf(route, planned))
    await tx
      .insertInto('shuttle_departures')
      .values(rows)
      .onConflict((same) => same.columns(['route_id', 'day', 'wall_time']).doNothing())
      .execute()
}

/**
 * Replaces the departures from a day on that have not left. A planned one gets its seats (never fewer than are sold)
 * and price; any other is deleted unless it has passengers. Returns the number of others that remain.
 */
export async function replaceDepartures(
  tx: Db,
  route: ShuttleRoute,
  planned: readonly PlannedDeparture[],
  { day, now }: { day: string; now: Temporal.Instant },
): Promise<number> {
  const regenerated = await tx
    .selectFrom('shuttle_departures')
    .select(['id', 'day', 'wall_time', 'seats_sold'])
    .where('route_id', '=', route.id)
    .where('day', '>=', day)
    .where('start_at', '>', now)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const rows of rowsOf(route, planned))
    await tx
      .insertInto('shuttle_departures')
      .values(rows)
      .onConflict((same) =>
        same
          .columns(['route_id', 'day', 'wall_time'])
          .doUpdateSet({
            seats: sql`greatest(excluded.seats, shuttle_departures.seats_sold)`,
            seat_price: sql`excluded.seat_price`,
          })
          .where('shuttle_departures.cancelled_at', 'is', null),
      )
      .execute()
  const plannedKeys = new Set(planned.map((one) => `${one.day} ${one.wallTime}`))
  const unplanned = regenerated.filter((one) => !plannedKeys.has(`${one.day} ${one.wall_time}`))
  const empty = unplanned.filter(({ seats_sold: sold }) => sold === 0).map(({ id }) => id)
  if (empty.length > 0) {
    // These departures have returned seats only.
    await tx.deleteFrom('shuttle_seats').where('departure_id', 'in', empty).execute()
    await tx.deleteFrom('shuttle_departures').where('id', 'in', empty).execute()
  }
  return unplanned.length - empty.length
}

/** Cancels a departure that has not left, or returns the reason for rejection. */
export async function markCancelled(
  tx: Db,
  id: string,
  now: Temporal.Instant,
): Promise<'cancelled' | 'cancelled_before' | 'departure_left' | 'departure_not_found'> {
  const { numUpdatedRows } = await tx
    .updateTable('shuttle_departures')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('start_at', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'cancelled'
  const departure = await tx
    .selectFrom('shuttle_departures')
    .select('cancelled_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!departure) return 'departure_not_found'
  return departure.cancelled_at ? 'cancelled_before' : 'departure_left'
}

/** Yields rows of new departures in batches. */
function* rowsOf({ id: routeId, currency }: ShuttleRoute, planned: readonly PlannedDeparture[]) {
  for (let first = 0; first < planned.length; first += BATCH)
    yield planned
      .slice(first, first + BATCH)
      .map((one) => ({ id: newId(), route_id: routeId, currency, ...snakeKeys(one) }))
}

const DAY_HOURS = 24

/** Retention of departures. A departure that had a passenger stays with their trip. */
export const shuttleRetention: readonly Retention[] = [
  {
    what: 'Shuttle departures without a sold seat',
    hours: 30 * DAY_HOURS,
    since: 'departure',
    remove: oldRows({
      table: 'shuttle_departures',
      key: ['id'],
      column: 'start_at',
      only: sql`not exists (select from shuttle_seats s where s.departure_id = shuttle_departures.id)`,
    }),
  },
]

import type { Db, RowOf } from '#platform/db/database.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { ShuttleRoute, ShuttleService, ShuttleStop, Timetable } from './shuttle.ts'

export type NewShuttleRoute = {
  id: string
  cityId: string
  vehicleTypeId: string
  nameEn: string
  nameAr: string
  stops: readonly ShuttleStop[]
}

/** Lists all routes, newest first. */
export async function selectShuttleRoutes(db: Db): Promise<ShuttleRoute[]> {
  const rows = await routesIn(db).orderBy('r.id', 'desc').execute()
  const timetables = await db.selectFrom('shuttle_timetables').selectAll().orderBy('from_day').execute()
  const byRoute = Map.groupBy(timetables, ({ route_id: id }) => id)
  return rows.map((row) => routeOf(row, byRoute.get(row.id) ?? []))
}

/** Finds the time zone of a route's city. Null if the city or the vehicle type is unknown or hidden. */
export async function findStartTimeZone(
  tx: Db,
  { cityId, vehicleTypeId }: Pick<NewShuttleRoute, 'cityId' | 'vehicleTypeId'>,
): Promise<{ timeZone: string } | { code: 'city_unknown' | 'vehicle_type_unknown' }> {
  const city = await tx
    .selectFrom('cities')
    .select('time_zone')
    .where('id', '=', cityId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!city) return { code: 'city_unknown' }
  const vehicleType = await tx
    .selectFrom('vehicle_types')
    .select('id')
    .where('id', '=', vehicleTypeId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return vehicleType ? { timeZone: city.time_zone } : { code: 'vehicle_type_unknown' }
}

export async function insertShuttleRoute(
  tx: Db,
  { stops, ...route }: NewShuttleRoute,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('shuttle_routes')
    .values({ ...snakeKeys(route), stops: JSON.stringify(stops), created_at: now })
    .execute()
}

/** Reads and locks a route until the transaction ends, so that one process at a time generates its departures. */
export async function lockShuttleRoute(tx: Db, routeId: string): Promise<ShuttleRoute | null> {
  const row = await routesIn(tx).where('r.id', '=', routeId).forUpdate('r').executeTakeFirst()
  if (!row) return null
  const timetables = tx.selectFrom('shuttle_timetables').selectAll().where('route_id', '=', routeId)
  return routeOf(row, await timetables.orderBy('from_day').execute())
}

/** Stores a timetable. Replaces one that starts on the same day. */
export async function saveTimetable(
  tx: Db,
  routeId: string,
  { fromDay, services }: Timetable,
  now: Temporal.Instant,
): Promise<void> {
  const content = { services: JSON.stringify(services), published_at: now }
  await tx
    .insertInto('shuttle_timetables')
    .values({ route_id: routeId, from_day: fromDay, ...content })
    .onConflict((same) => same.columns(['route_id', 'from_day']).doUpdateSet(content))
    .execute()
}

export async function setGeneratedUntil(tx: Db, routeId: string, day: string): Promise<void> {
  await tx.updateTable('shuttle_routes').set({ laid_until: day }).where('id', '=', routeId).execute()
}

/** Hides or shows a route. False if nothing changed. */
export async function setRouteHidden(
  tx: Db,
  { id }: ShuttleRoute,
  isHidden: boolean,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shuttle_routes')
    .set({ hidden_at: isHidden ? now : null })
    .where('id', '=', id)
    .where('hidden_at', isHidden ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function routesIn(db: Db) {
  return db
    .selectFrom('shuttle_routes as r')
    .innerJoin('cities as c', 'c.id', 'r.city_id')
    .select(['r.id', 'r.city_id', 'c.time_zone', 'c.currency', 'r.vehicle_type_id', 'r.name_en', 'r.name_ar'])
    .select(['r.stops', 'r.laid_until', 'r.hidden_at'])
}

type Row = RowOf<typeof routesIn>

function routeOf(row: Row, timetables: readonly { from_day: string; services: object }[]): ShuttleRoute {
  const { stops, laid_until, hidden_at, ...route } = row
  return {
    ...camelKeys(route),
    stops: stops as ShuttleStop[],
    timetables: timetables.map(({ from_day: fromDay, services }) => ({
      fromDay,
      services: services as ShuttleService[],
    })),
    generatedUntil: laid_until,
    isHidden: hidden_at !== null,
  }
}

import { SHUTTLE_EXAMPLE } from '#domains/shuttles/staff-shuttle.contract.ts'
import { newId } from '#kernel/ids.ts'
import { insertShuttleRoute } from '#domains/shuttles/shuttle-route.store.ts'
import type { ShuttleStop } from '#domains/shuttles/shuttle.ts'
import type { Db } from '#platform/db/database.ts'

/** Dubai to Abu Dhabi, 95 minutes. */
export const STOPS: ShuttleStop[] = SHUTTLE_EXAMPLE.stops

export const SHUTTLE_BODY = SHUTTLE_EXAMPLE

/** Inserts a route without a timetable. */
export async function addShuttleRoute(db: Db, cityId = 'ae-dxb'): Promise<string> {
  const id = newId()
  await insertShuttleRoute(
    db,
    {
      id,
      cityId,
      vehicleTypeId: 'coach',
      nameEn: 'Dubai to Abu Dhabi',
      nameAr: 'دبي إلى أبوظبي',
      stops: STOPS,
    },
    Temporal.Instant.from('2026-12-01T09:00:00Z'),
  )
  return id
}

type Departure = { routeId?: string; startAt?: string; seats: number; sold?: number }

/** Inserts a departure that is in no timetable. */
export async function addDeparture(
  db: Db,
  { routeId, startAt, seats, sold = 0 }: Departure,
): Promise<string> {
  const id = newId()
  const start = Temporal.Instant.from(startAt ?? '2027-01-15T06:00:00Z')
  const local = start.toZonedDateTimeISO('Asia/Dubai')
  await db
    .insertInto('shuttle_departures')
    .values({
      id,
      route_id: routeId ?? (await addShuttleRoute(db)),
      day: local.toPlainDate().toString(),
      wall_time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
      start_at: start,
      end_at: start.add({ minutes: 95 }),
      seats,
      seats_sold: sold,
      seat_price: 3500,
      currency: 'AED',
    })
    .execute()
  return id
}

/** Returns the seats of a departure by its counter, and by the trips that have them. */
export async function seatsOf(db: Db, departureId: string): Promise<{ counted: number; reserved: number }> {
  const { seats_sold: counted } = await db
    .selectFrom('shuttle_departures')
    .select('seats_sold')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow()
  const taken = await db
    .selectFrom('shuttle_seats')
    .select('seats')
    .where('departure_id', '=', departureId)
    .where('given_back_at', 'is', null)
    .execute()
  return { counted, reserved: taken.reduce((sum, { seats }) => sum + seats, 0) }
}

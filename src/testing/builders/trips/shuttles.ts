import { newId } from '#kernel/ids.ts'
import { shuttleRouteStore } from '#domains/shuttles/shuttle-route.store.ts'
import type { ShuttleStop } from '#domains/shuttles/shuttle.ts'
import type { Db } from '#platform/db/database.ts'

/** Dubai to Abu Dhabi, 95 minutes. */
export const STOPS: ShuttleStop[] = [
  { name_en: 'Dubai Mall', name_ar: 'دبي مول', latitude: 25.1972, longitude: 55.2796, minutes: 0 },
  { name_en: 'Ibn Battuta', name_ar: 'ابن بطوطة', latitude: 25.0446, longitude: 55.1203, minutes: 30 },
  { name_en: 'Abu Dhabi', name_ar: 'أبوظبي', latitude: 24.4539, longitude: 54.3773, minutes: 95 },
]

/** A route with its first timetable, as the staff create it: every day at 07:30 and 18:00. */
export const SHUTTLE_BODY = {
  city_id: 'ae-dxb',
  vehicle_type_id: 'coach',
  name_en: 'Dubai to Abu Dhabi',
  name_ar: 'دبي إلى أبوظبي',
  stops: STOPS,
  from_day: '2026-12-01',
  services: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['07:30', '18:00'], seats: 12, seat_price: 3500 }],
}

/** Inserts a route without a timetable. */
export async function addShuttleRoute(db: Db, cityId = 'ae-dxb'): Promise<string> {
  const id = newId()
  await shuttleRouteStore(db).create(
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

/** Seats of a departure as they are counted, and as trips hold them. */
export async function seatsOf(db: Db, departureId: string): Promise<{ counted: number; held: number }> {
  const { seats_sold: counted } = await db
    .selectFrom('shuttle_departures')
    .select('seats_sold')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow()
  const held = await db
    .selectFrom('shuttle_seats')
    .select('seats')
    .where('departure_id', '=', departureId)
    .where('given_back_at', 'is', null)
    .execute()
  return { counted, held: held.reduce((sum, { seats }) => sum + seats, 0) }
}

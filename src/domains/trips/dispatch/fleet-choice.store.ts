import { CLASS_FITS, classFit } from '#domains/fleet/public.ts'
import { sql } from 'kysely'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripRecord } from '../journey/trip.ts'
import type { FleetChoice } from './dispatch.contract.ts'
import { overlapsTrip } from './overlapping-trip.store.ts'

/** Maximum number of choices: more than a city's dispatcher reads. */
const MAX_CHOICES = 200

/**
 * Returns the vehicles and drivers of a trip's city that have enough seats and a valid licence. Free ones come first,
 * then vehicles of the booked class, then better ones. `free`: on no overlapping trip.
 */
export async function fleetFor(
  db: Db,
  trip: TripRecord,
  { language, now }: { language: Language; now: Temporal.Instant },
): Promise<FleetChoice> {
  const isFree = (column: 'vehicle_id' | 'driver_id', of: string) =>
    sql<boolean>`not exists (select from trips t where ${sql.ref(`t.${column}`)} = ${sql.ref(of)}
      and ${overlapsTrip(trip, now)})`
  const classes = await classesFor(db, trip.vehicleTypeId)
  const lastDay = trip.endAt.toZonedDateTimeISO(trip.timeZone).toPlainDate().toString()
  const vehicles = await db
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('vehicle_types as vt', 'vt.id', 'm.vehicle_type_id')
    .select(['v.id as vehicle_id', 'v.plate', 'm.make', 'm.model', 'm.seats', 'v.odometer_km'])
    .select([sql<string>`${sql.ref(`vt.name_${nameLanguage(language)}`)}`.as('vehicle_type')])
    .select(['vt.id as type_id', isFree('vehicle_id', 'v.id').as('free')])
    .where('v.city_id', '=', trip.cityId)
    .where('v.hidden_at', 'is', null)
    .where('m.seats', '>=', requiredSeats(db, trip))
    .orderBy('free', 'desc')
    .orderBy(sql`array_position(${classes.map(({ id }) => id)}::text[], vt.id)`)
    .orderBy(sql`v.plate collate "C"`)
    .limit(MAX_CHOICES)
    .execute()
  const drivers = await db
    .selectFrom('drivers as d')
    .select(['d.id as driver_id', 'd.name', 'd.phone', 'd.licence_until'])
    .select([isFree('driver_id', 'd.id').as('free')])
    .where('d.city_id', '=', trip.cityId)
    .where('d.hidden_at', 'is', null)
    .where('d.licence_until', '>=', lastDay)
    .orderBy('free', 'desc')
    .orderBy(sql`d.name collate "C"`)
    .orderBy('d.id')
    .limit(MAX_CHOICES)
    .execute()
  const fits = new Map(classes.map(({ id, fit }) => [id, fit]))
  return {
    vehicles: vehicles.map(({ type_id: typeId, ...vehicle }) => ({
      ...vehicle,
      class: fits.get(typeId) ?? 'other',
    })),
    drivers: drivers.map((driver) => ({
      ...driver,
      phone: driver.phone as FleetChoice['drivers'][number]['phone'],
    })),
  }
}

/** Returns all vehicle types and how each fits the booked one: best fit first, then lowest rank. */
async function classesFor(db: Db, bookedId: string) {
  const types = await db.selectFrom('vehicle_types').select(['id', 'seats', 'rank']).orderBy('rank').execute()
  const booked = types.find(({ id }) => id === bookedId)
  return types
    .map((type) => ({ id: type.id, fit: booked ? classFit(type, booked) : 'other' }))
    .toSorted((one, other) => CLASS_FITS.indexOf(one.fit) - CLASS_FITS.indexOf(other.fit))
}

/** Returns the booked seats of a shuttle, otherwise those of the vehicle type. */
function requiredSeats(db: Db, { seats, vehicleTypeId }: TripRecord) {
  return seats !== null
    ? sql<number>`${seats}::int`
    : db.selectFrom('vehicle_types').select('seats').where('id', '=', vehicleTypeId)
}

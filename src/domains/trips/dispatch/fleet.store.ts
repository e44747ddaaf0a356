import type { VehicleClass } from '#domains/fleet/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TripRecord } from '../journey/trip.ts'
import { overlapsTrip, isOtherDeparture, type TripTimes } from './overlapping-trip.store.ts'

export type LockedVehicle = { id: string; seats: number; odometerKm: number; type: VehicleClass }
export type LockedDriver = { id: string; licenceUntil: string }

/** Locks a vehicle until the transaction ends. Null if it does not exist or was removed. */
export async function lockVehicle(tx: Db, id: string): Promise<LockedVehicle | null> {
  const row = await tx
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('vehicle_types as vt', 'vt.id', 'm.vehicle_type_id')
    .select(['v.id', 'm.seats', 'v.odometer_km as odometerKm'])
    .select(['vt.id as typeId', 'vt.seats as typeSeats', 'vt.rank'])
    .where('v.id', '=', id)
    .where('v.hidden_at', 'is', null)
    .forUpdate('v')
    .executeTakeFirst()
  if (!row) return null
  const { typeId, typeSeats, rank, ...vehicle } = row
  return { ...vehicle, type: { id: typeId, seats: typeSeats, rank } }
}

/** Locks a driver until the transaction ends. Null if they do not exist or were removed. */
export async function lockDriver(tx: Db, id: string): Promise<LockedDriver | null> {
  const row = await tx
    .selectFrom('drivers')
    .select(['id', 'licence_until as licenceUntil'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Returns the reference of an overlapping trip of the vehicle or the driver. Null if there is none. */
export async function findOverlappingTrip(
  tx: Db,
  subject: { vehicleId: string } | { driverId: string },
  trip: TripTimes,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await tx
    .selectFrom('trips as t')
    .select('t.reference')
    .where(({ eb }) =>
      'vehicleId' in subject
        ? eb('t.vehicle_id', '=', subject.vehicleId)
        : eb('t.driver_id', '=', subject.driverId),
    )
    .where(overlapsTrip(trip, now))
    .orderBy('t.start_at')
    .executeTakeFirst()
  return row?.reference ?? null
}

/** Returns the reference of another trip that a vehicle or a driver is currently driving. Null if there is none. */
export async function findTripUnderWay(
  tx: Db,
  { id, vehicleId, driverId, departureId }: Pick<TripRecord, 'id' | 'vehicleId' | 'driverId' | 'departureId'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('trips as t')
    .select('t.reference')
    .where('t.status', '=', 'started')
    .where('t.id', '!=', id)
    .where(({ eb, or }) => or([eb('t.vehicle_id', '=', vehicleId), eb('t.driver_id', '=', driverId)]))
    .where(isOtherDeparture(departureId))
    .executeTakeFirst()
  return row?.reference ?? null
}

/** Returns the seats of this vehicle taken by other trips of a departure. */
export async function countSeatsTaken(
  tx: Db,
  { vehicleId, departureId, tripId }: Record<'vehicleId' | 'departureId' | 'tripId', string>,
) {
  const { seats } = await tx
    .selectFrom('trips')
    .select(sql<number>`coalesce(sum(seats), 0)::int`.as('seats'))
    .where('vehicle_id', '=', vehicleId)
    .where('departure_id', '=', departureId)
    .where('id', '!=', tripId)
    .where('status', 'in', ['assigned', 'started'])
    .executeTakeFirstOrThrow()
  return seats
}

/** Returns the booked vehicle type. */
export function findBookedType(tx: Db, vehicleTypeId: string): Promise<VehicleClass> {
  return tx
    .selectFrom('vehicle_types')
    .select(['id', 'seats', 'rank'])
    .where('id', '=', vehicleTypeId)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the readings of the vehicle's other trips around this one: the highest end before, and the lowest start
 * after.
 */
export async function findReadingsAround(
  tx: Db,
  { id, vehicleId, startedAt }: Pick<TripRecord, 'id' | 'vehicleId'> & { startedAt: Temporal.Instant },
): Promise<{ before: number | null; after: number | null }> {
  const at = startedAt
  return tx
    .selectFrom('trips')
    .select((eb) => [
      eb.fn.max('odometer_end_km').filterWhere('started_at', '<', at).as('before'),
      eb.fn.min('odometer_start_km').filterWhere('started_at', '>', at).as('after'),
    ])
    .where('vehicle_id', '=', vehicleId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
}

/** Corrects the last odometer reading of a vehicle. */
export async function setOdometer(tx: Db, vehicleId: string, odometerKm: number): Promise<void> {
  await tx.updateTable('vehicles').set({ odometer_km: odometerKm }).where('id', '=', vehicleId).execute()
}

/** Records the last odometer reading of a vehicle. It never decreases. */
export async function raiseOdometer(tx: Db, vehicleId: string, odometerKm: number): Promise<void> {
  await tx
    .updateTable('vehicles')
    .set({ odometer_km: sql<number>`greatest(odometer_km, ${odometerKm}::int)` })
    .where('id', '=', vehicleId)
    .execute()
}

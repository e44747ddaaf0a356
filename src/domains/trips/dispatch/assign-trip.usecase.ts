import { categoryOf } from '#domains/fares/public.ts'
import { classFit } from '#domains/fleet/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { notifyTraveller, type NoticeApp } from '../journey/trip-notices.service.ts'
import type { TripRecord } from '../journey/trip.ts'
import type * as operations from './dispatch-operations.contract.ts'
import { dispatchTrip } from './dispatch-trip.service.ts'
import {
  countSeatsTaken,
  findBookedType,
  findOverlappingTrip,
  lockDriver,
  lockVehicle,
} from './fleet.store.ts'

const details = {
  vehicle_not_found: 'There is no such vehicle',
  driver_not_found: 'There is no such driver',
  driver_required: 'This trip needs a driver',
  driver_not_needed: 'The traveller drives a self-drive car',
  licence_over: 'The driver’s licence is over before the trip is',
  other_class: 'The vehicle is not of the class that was booked, nor of a better one',
} as const

type AssignmentRejection =
  | { code: keyof typeof details; detail: string }
  | { code: 'too_few_seats' | 'vehicle_busy' | 'driver_busy'; detail: string }

/**
 * Assigns or replaces a trip's vehicle and driver, and notifies the traveller. Under locks: if two people assign one
 * vehicle or driver to overlapping trips, rejects the second.
 */
export function assignTrip(app: NoticeApp & Pick<App, 'db'>, call: Call<typeof operations.assignTrip>) {
  const { vehicle_id: vehicleId, driver_id: driverId, other_class: otherClass } = call.body
  return dispatchTrip<AssignmentRejection>(app, call, 'assign', async (tx, { trip, record }, now) => {
    const rejected =
      (await checkVehicle(tx, trip, { vehicleId, otherClass }, now)) ??
      (await checkDriver(tx, trip, driverId, now))
    if (rejected) return rejected
    await record({
      kind: 'assigned',
      set: { vehicleId, driverId },
      detail: { vehicleId, driverId, ...(otherClass && { otherClass }) },
    })
    await notifyTraveller(app, tx, trip.id, 'assigned')
    return ok({
      audited: { vehicle: vehicleId, driver: driverId, ...(otherClass && { other_class: true }) },
    })
  })
}

async function checkVehicle(
  tx: Db,
  trip: TripRecord,
  { vehicleId, otherClass }: { vehicleId: string; otherClass: boolean },
  now: Temporal.Instant,
) {
  const vehicle = await lockVehicle(tx, vehicleId)
  if (!vehicle) return reject('vehicle_not_found')
  const booked = await findBookedType(tx, trip.vehicleTypeId)
  const required = await countRequiredSeats(tx, trip, vehicleId, booked.seats)
  if (vehicle.seats < required)
    return fail({
      code: 'too_few_seats',
      detail: `The vehicle has ${vehicle.seats} seats, ${required} are needed`,
    })
  const busy = await findOverlappingTrip(tx, { vehicleId }, trip, now)
  if (busy !== null) return fail({ code: 'vehicle_busy', detail: `It is on trip ${busy} at that time` })
  return !otherClass && classFit(vehicle.type, booked) === 'other' ? reject('other_class') : null
}

async function checkDriver(tx: Db, trip: TripRecord, driverId: string | null, now: Temporal.Instant) {
  const { hasDriver } = categoryOf(trip.category)
  if (driverId === null) return hasDriver ? reject('driver_required') : null
  if (!hasDriver) return reject('driver_not_needed')
  const driver = await lockDriver(tx, driverId)
  if (!driver) return reject('driver_not_found')
  const lastDay = trip.endAt.toZonedDateTimeISO(trip.timeZone).toPlainDate().toString()
  if (driver.licenceUntil < lastDay) return reject('licence_over')
  const busy = await findOverlappingTrip(tx, { driverId }, trip, now)
  return busy === null ? null : fail({ code: 'driver_busy', detail: `They drive trip ${busy} at that time` })
}

/**
 * Returns the seats required: of a shuttle, those of all passengers in this vehicle; otherwise those of the booked
 * type.
 */
async function countRequiredSeats(
  tx: Db,
  { id: tripId, departureId, seats }: TripRecord,
  vehicleId: string,
  seatsOfType: number,
) {
  if (departureId === null) return seatsOfType
  return (seats ?? 0) + (await countSeatsTaken(tx, { vehicleId, departureId, tripId }))
}

function reject(code: keyof typeof details) {
  return fail({ code, detail: details[code] })
}

import { categoryOf } from '#domains/fares/public.ts'
import { classFit } from '#domains/fleet/public.ts'
import type { StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { NotifyTripTraveller } from '../journey/trip-notices.service.ts'
import type { TripRecord } from '../journey/trip.ts'
import type { Dispatch, DispatchFailure, TripRevision } from './dispatch-trip.service.ts'
import type { FleetStore } from './fleet.store.ts'

const details = {
  vehicle_not_found: 'There is no such vehicle',
  driver_not_found: 'There is no such driver',
  driver_required: 'This trip needs a driver',
  driver_not_needed: 'The traveller drives a self-drive car',
  licence_over: 'The driver’s licence is over before the trip is',
  other_class: 'The vehicle is not of the class that was booked, nor of a better one',
} as const

export type AssignRefused =
  | { code: keyof typeof details; detail: string }
  | { code: 'too_few_seats' | 'vehicle_busy' | 'driver_busy'; detail: string }
export type AssignTripFailure = AssignRefused | DispatchFailure

/** `otherClass`: confirms that the vehicle's class differs from the booked one. */
type Assignment = TripRevision & { vehicleId: string; driverId: string | null; otherClass: boolean }

/** Assigns or replaces a trip's vehicle and driver, and notifies the traveller. */
export type AssignTrip = (assignment: Assignment, by: StaffActor) => Promise<Result<null, AssignTripFailure>>

type Needs = {
  dispatch: Dispatch
  fleet: FleetStore
  tellTraveller: NotifyTripTraveller
}

/** Assigns under locks: if two people assign one vehicle or driver to overlapping trips, rejects the second. */
export function assignTrip({ dispatch, fleet, tellTraveller }: Needs): AssignTrip {
  return ({ vehicleId, driverId, otherClass, ...seen }, by) =>
    dispatch<AssignRefused>(by, 'assign', seen, async (tx, { trip, record }, now) => {
      const refused =
        (await whyNotVehicle(tx, trip, { vehicleId, otherClass }, now)) ??
        (await whyNotDriver(tx, trip, driverId, now))
      if (refused) return refused
      await record({
        kind: 'assigned',
        set: { vehicleId, driverId },
        detail: { vehicleId, driverId, ...(otherClass && { otherClass }) },
      })
      await tellTraveller(tx, trip.id, 'assigned')
      return ok({
        audited: { vehicle: vehicleId, driver: driverId, ...(otherClass && { other_class: true }) },
      })
    })

  async function whyNotVehicle(
    tx: Db,
    trip: TripRecord,
    { vehicleId, otherClass }: Pick<Assignment, 'vehicleId' | 'otherClass'>,
    now: Temporal.Instant,
  ) {
    const vehicle = await fleet.holdVehicle(tx, vehicleId)
    if (!vehicle) return refuse('vehicle_not_found')
    const booked = await fleet.classOf(tx, trip.vehicleTypeId)
    const wanted = await seatsWanted(tx, trip, vehicleId, booked.seats)
    if (vehicle.seats < wanted)
      return fail({
        code: 'too_few_seats',
        detail: `The vehicle has ${vehicle.seats} seats, ${wanted} are needed`,
      })
    const busy = await fleet.overlapping(tx, { vehicleId }, trip, now)
    if (busy !== null) return fail({ code: 'vehicle_busy', detail: `It is on trip ${busy} at that time` })
    return !otherClass && classFit(vehicle.type, booked) === 'other' ? refuse('other_class') : null
  }

  async function whyNotDriver(tx: Db, trip: TripRecord, driverId: string | null, now: Temporal.Instant) {
    const { hasDriver } = categoryOf(trip.category)
    if (driverId === null) return hasDriver ? refuse('driver_required') : null
    if (!hasDriver) return refuse('driver_not_needed')
    const driver = await fleet.holdDriver(tx, driverId)
    if (!driver) return refuse('driver_not_found')
    const lastDay = trip.endAt.toZonedDateTimeISO(trip.timeZone).toPlainDate().toString()
    if (driver.licenceUntil < lastDay) return refuse('licence_over')
    const busy = await fleet.overlapping(tx, { driverId }, trip, now)
    return busy === null
      ? null
      : fail({ code: 'driver_busy', detail: `They drive trip ${busy} at that time` })
  }

  /**
   * Returns the seats required: of a shuttle, those of all passengers in this vehicle; otherwise those of the booked
   * type.
   */
  async function seatsWanted(
    tx: Db,
    { id: tripId, departureId, seats }: TripRecord,
    vehicleId: string,
    seatsOfType: number,
  ) {
    if (departureId === null) return seatsOfType
    return (seats ?? 0) + (await fleet.seatsGiven(tx, { vehicleId, departureId, tripId }))
  }
}

function refuse(code: keyof typeof details) {
  return fail({ code, detail: details[code] })
}

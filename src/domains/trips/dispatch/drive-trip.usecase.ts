import type { StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripStore } from '../journey/trip.store.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from './dispatch-trip.service.ts'
import { checkEnd, checkStart, instantOf, type SlipRefused } from './duty-slip.ts'
import type { FleetStore } from './fleet.store.ts'

/** A line of the duty slip as it was typed: a time on the city's clock, and the odometer. */
type Typed = SeenTrip & { at: string; odometerKm: number | null }

export type StartRefused = SlipRefused | { code: 'still_under_way'; detail: string }
export type StartTripFailure = StartRefused | DispatchFailure
export type EndTripFailure = SlipRefused | DispatchFailure

/** Notes that a trip has begun. */
export type StartTrip = (typed: Typed, by: StaffActor) => Promise<Result<null, StartTripFailure>>

/** Notes that a trip is over, with what the driver waited and drove from the garage and back. */
export type EndTrip = (
  typed: Typed & { waitingMinutes: number; garageKm: number; garageMinutes: number },
  by: StaffActor,
) => Promise<Result<null, EndTripFailure>>

type Needs = {
  dispatch: Dispatch
  trips: Pick<TripStore, 'change'>
  fleet: Pick<FleetStore, 'holdVehicle' | 'underWay' | 'drive'>
}

/** What is typed has to be possible, and a vehicle and a driver are on one trip at a time. */
export function startTrip({ dispatch, trips, fleet }: Needs): StartTrip {
  return ({ at, odometerKm: km, ...seen }, by) =>
    dispatch<StartRefused>(by, 'start', seen, async (tx, { trip, status }, now) => {
      const start = { at: instantOf(at, trip.timeZone), km }
      const vehicle = trip.vehicleId === null ? null : await fleet.holdVehicle(tx, trip.vehicleId)
      const needsReading = trip.departureId === null
      const checked = checkStart(start, { vehicleKm: vehicle?.odometerKm ?? 0, needsReading, now })
      if (!checked.ok) return checked
      const other = await fleet.underWay(tx, trip)
      if (other !== null)
        return fail({
          code: 'still_under_way',
          detail: `Trip ${other} has not ended yet, of the same vehicle or driver`,
        })
      await trips.change(tx, trip, {
        set: { status, startedAt: start.at, odometerStartKm: km },
        event: { kind: 'started', by: { staffId: by.staffId }, detail: { at, odometer_km: km } },
        now,
      })
      return ok({ audited: { at, odometer_km: km } })
    })
}

export function endTrip({ dispatch, trips, fleet }: Needs): EndTrip {
  return ({ at, odometerKm: km, waitingMinutes, garageKm, garageMinutes, ...seen }, by) =>
    dispatch<SlipRefused>(by, 'end', seen, async (tx, { trip, status }, now) => {
      if (!trip.startedAt) throw new Error(`trip ${trip.id} has ${trip.status} without a start`)
      const end = { at: instantOf(at, trip.timeZone), km }
      const checked = checkEnd({ at: trip.startedAt, km: trip.odometerStartKm }, end, now)
      if (!checked.ok) return checked
      if (trip.vehicleId !== null && km !== null) await fleet.drive(tx, trip.vehicleId, km)
      const typed = { at, odometer_km: km, waiting_minutes: waitingMinutes }
      await trips.change(tx, trip, {
        set: { status, endedAt: end.at, odometerEndKm: km, waitingMinutes, garageKm, garageMinutes },
        event: { kind: 'ended', by: { staffId: by.staffId }, detail: typed },
        now,
      })
      return ok({ audited: typed })
    })
}

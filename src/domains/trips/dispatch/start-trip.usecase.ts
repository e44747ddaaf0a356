import type { StaffActor } from '#domains/staff/public.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { NotifyTripTraveller } from '../journey/trip-notices.service.ts'
import type { Dispatch, DispatchFailure } from './dispatch-trip.service.ts'
import {
  checkArrival,
  checkStart,
  instantOf,
  type SlipRefused,
  type TypedArrival,
  type TypedReading,
} from './duty-slip.ts'
import type { FleetStore } from './fleet.store.ts'

export type StartRefused = SlipRefused | { code: 'still_under_way'; detail: string }
export type StartTripFailure = StartRefused | DispatchFailure

/** Records the start of a trip. */
export type StartTrip = (
  typed: TypedReading & TypedArrival & { early: boolean },
  by: StaffActor,
) => Promise<Result<null, StartTripFailure>>

type Needs = {
  dispatch: Dispatch
  tellTraveller: NotifyTripTraveller
  fleet: Pick<FleetStore, 'holdVehicle' | 'holdDriver' | 'underWay'>
}

/** Starts a trip, if the input is plausible. A vehicle and a driver can only be on one trip at a time. */
export function startTrip({ dispatch, fleet, tellTraveller }: Needs): StartTrip {
  return ({ at, arrivedAt, odometerKm: km, early, ...seen }, by) =>
    dispatch<StartRefused>(by, 'start', seen, async (tx, { trip, record }, now) => {
      const start = { at: instantOf(at, trip.timeZone), km }
      const vehicle = trip.vehicleId === null ? null : await fleet.holdVehicle(tx, trip.vehicleId)
      if (trip.driverId !== null) await fleet.holdDriver(tx, trip.driverId)
      const needsReading = trip.departureId === null
      const vehicleKm = vehicle?.odometerKm ?? 0
      const checked = checkStart(start, { pickUp: trip.startAt, early, vehicleKm, needsReading, now })
      if (!checked.ok) return checked
      const arrived = checkArrival(arrivedAt, trip.timeZone, start)
      if (!arrived.ok) return arrived
      const other = await fleet.underWay(tx, trip)
      if (other !== null)
        return fail({
          code: 'still_under_way',
          detail: `Trip ${other} has not ended yet, of the same vehicle or driver`,
        })
      const recorded = await record({
        kind: 'started',
        set: { arrivedAt: arrived.value, startedAt: start.at, odometerStartKm: km },
        detail: { at, odometer_km: km, ...(arrivedAt !== null && { arrived_at: arrivedAt }) },
      })
      await tellTraveller(tx, trip.id, 'started')
      return recorded
    })
}

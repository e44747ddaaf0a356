import type { StaffActor } from '#domains/staff/public.ts'
import type { Result } from '#kernel/result.ts'
import type { Dispatch, DispatchFailure } from './dispatch-trip.service.ts'
import { checkEnd, checkWaiting, instantOf, type SlipRefused, type TypedReading } from './duty-slip.ts'
import type { FleetStore } from './fleet.store.ts'

export type EndTripFailure = SlipRefused | DispatchFailure

/**
 * Records the end of a trip, with the driver's waiting (null: by the clock) and the distance and time from the garage
 * and back.
 */
export type EndTrip = (
  typed: TypedReading & { waitingMinutes: number | null; garageKm: number; garageMinutes: number },
  by: StaffActor,
) => Promise<Result<null, EndTripFailure>>

type Needs = { dispatch: Dispatch; fleet: Pick<FleetStore, 'drive'> }

/** Ends a trip, if the input is plausible. The vehicle stores its reading for the next start. */
export function endTrip({ dispatch, fleet }: Needs): EndTrip {
  return ({ at, odometerKm: km, waitingMinutes: typedWaiting, garageKm, garageMinutes, ...seen }, by) =>
    dispatch<SlipRefused>(by, 'end', seen, async (tx, { trip, record }, now) => {
      if (!trip.startedAt) throw new Error(`trip ${trip.id} has ${trip.status} without a start`)
      const end = { at: instantOf(at, trip.timeZone), km }
      const checked = checkEnd({ at: trip.startedAt, km: trip.odometerStartKm }, end, now)
      if (!checked.ok) return checked
      const waiting = checkWaiting(typedWaiting, { ...trip, startedAt: trip.startedAt })
      if (!waiting.ok) return waiting
      const waitingMinutes = waiting.value
      if (trip.vehicleId !== null && km !== null) await fleet.drive(tx, trip.vehicleId, km)
      const typed = { at, odometer_km: km, waiting_minutes: waitingMinutes }
      return record({
        kind: 'ended',
        set: { endedAt: end.at, odometerEndKm: km, waitingMinutes, garageKm, garageMinutes },
        detail: typed,
      })
    })
}

import type { StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripChange, TripRecord } from '../journey/trip.ts'
import type { Dispatch, DispatchFailure, TripRevision } from './dispatch-trip.service.ts'
import {
  checkArrival,
  checkEnd,
  checkStart,
  checkWaiting,
  instantOf,
  refuse,
  type Reading,
  type SlipRefused,
} from './duty-slip.ts'
import type { FleetStore } from './fleet.store.ts'

type TypedLine = { at: string; odometerKm: number | null }
/** If the arrival is omitted, it stays unchanged. */
type TypedStart = TypedLine & { arrivedAt?: string | null | undefined }
export type TypedEnd = TypedLine & { waitingMinutes: number | null; garageKm: number; garageMinutes: number }

/** `within`: the line of the slip that has the error. */
export type CorrectionRefused = (SlipRefused | { code: 'not_ended'; detail: string }) & {
  within?: 'start' | 'end'
}
export type CorrectSlipFailure = CorrectionRefused | DispatchFailure

/** Corrects the recorded start or end of a trip until it is billed. A null line stays unchanged. */
export type CorrectSlip = (
  typed: TripRevision & { start: TypedStart | null; end: TypedEnd | null; reason: string },
  by: StaffActor,
) => Promise<Result<null, CorrectSlipFailure>>

type Needs = {
  dispatch: Dispatch
  fleet: Pick<FleetStore, 'holdVehicle' | 'readingsAround' | 'setOdometer'>
}

/**
 * Corrects a slip, if the corrected one passes the original checks and fits between the readings of the vehicle's other
 * trips. The vehicle's odometer follows if its last reading was of this trip. The event and the audit row store both
 * versions.
 */
export function correctSlip({ dispatch, fleet }: Needs): CorrectSlip {
  return ({ start, end, reason, ...seen }, by) =>
    dispatch<CorrectionRefused>(by, 'correct', seen, async (tx, { trip, record }, now) => {
      const { startedAt, endedAt, odometerStartKm, odometerEndKm, timeZone, vehicleId } = trip
      if (!startedAt) throw new Error(`trip ${trip.id} is ${trip.status} without a start`)
      if (end && !endedAt)
        return fail({ code: 'not_ended', detail: 'The trip has not ended yet', within: 'end' })
      const vehicle = vehicleId === null ? null : await fleet.holdVehicle(tx, vehicleId)
      const around = await fleet.readingsAround(tx, { ...trip, startedAt })
      const first = start ? readingOf(start, timeZone) : { at: startedAt, km: odometerStartKm }
      const needsReading = trip.departureId === null
      const checked = checkStart(first, {
        pickUp: trip.startAt,
        early: true,
        vehicleKm: around.before ?? 0,
        needsReading,
        now,
      })
      if (!checked.ok) return fail({ ...checked.failure, within: 'start' })
      const typedArrival = start?.arrivedAt
      const arrived =
        typedArrival === undefined ? ok(trip.arrivedAt) : checkArrival(typedArrival, timeZone, first)
      if (!arrived.ok) return fail({ ...arrived.failure, within: 'start' })
      const clock = { startAt: trip.startAt, arrivedAt: arrived.value, startedAt: first.at }
      const waiting = checkWaiting(end?.waitingMinutes ?? null, clock)
      if (!waiting.ok) return fail({ ...waiting.failure, within: 'end' })
      if (endedAt) {
        const last = end ? readingOf(end, timeZone) : { at: endedAt, km: odometerEndKm }
        const ended = checkEnd(first, last, now)
        if (!ended.ok) return fail({ ...ended.failure, within: 'end' })
        if (around.after !== null && last.km !== null && last.km > around.after) {
          const next = `The next trip of this vehicle began at ${around.after} km`
          return fail({ ...refuse('odometer_beyond_next', next).failure, within: 'end' })
        }
        if (vehicle && last.km !== null && vehicle.odometerKm === odometerEndKm)
          await fleet.setOdometer(tx, vehicle.id, last.km)
      }
      const detail = { before: slipOf(trip), start, end, reason }
      return record({
        kind: 'corrected',
        set: {
          ...(start && { startedAt: first.at, odometerStartKm: first.km, arrivedAt: arrived.value }),
          ...endOf(end, timeZone),
          ...(endedAt && { waitingMinutes: waiting.value }),
        },
        detail,
      })
    })
}

function readingOf({ at, odometerKm }: TypedLine, timeZone: string): Reading {
  return { at: instantOf(at, timeZone), km: odometerKm }
}

function endOf(end: TypedEnd | null, timeZone: string): TripChange {
  if (!end) return {}
  const { garageKm, garageMinutes } = end
  const { at, km } = readingOf(end, timeZone)
  return { endedAt: at, odometerEndKm: km, garageKm, garageMinutes }
}

/** Returns the previous slip, for the history. */
function slipOf(trip: TripRecord) {
  return {
    arrived_at: trip.arrivedAt?.toString() ?? null,
    started_at: trip.startedAt?.toString() ?? null,
    odometer_start_km: trip.odometerStartKm,
    ended_at: trip.endedAt?.toString() ?? null,
    odometer_end_km: trip.odometerEndKm,
    waiting_minutes: trip.waitingMinutes,
    garage_km: trip.garageKm,
    garage_minutes: trip.garageMinutes,
  }
}

import type { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { notifyTraveller, type NoticeApp } from '../journey/trip-notices.service.ts'
import type { TripChange, TripRecord } from '../journey/trip.ts'
import type { CorrectDutySlipBody } from './dispatch-action.contract.ts'
import type * as operations from './dispatch-operations.contract.ts'
import { dispatchTrip } from './dispatch-trip.service.ts'
import {
  checkArrival,
  checkEnd,
  checkStart,
  checkWaiting,
  instantOf,
  reject,
  type Reading,
  type DutySlipRejection,
} from './duty-slip.ts'
import {
  findReadingsAround,
  findTripUnderWay,
  lockDriver,
  lockVehicle,
  raiseOdometer,
  setOdometer,
} from './fleet.store.ts'

type StartRejection = DutySlipRejection | { code: 'still_under_way'; detail: string }

/**
 * Records the start of a trip, if the input is plausible. A vehicle and a driver can only be on one trip at a time.
 */
export function startTrip(app: NoticeApp & Pick<App, 'db'>, call: Call<typeof operations.startTrip>) {
  const { at, arrived_at: arrivedAt = null, odometer_km: km, early } = call.body
  return dispatchTrip<StartRejection>(app, call, 'start', async (tx, { trip, record }, now) => {
    const start = { at: instantOf(at, trip.timeZone), km }
    const vehicle = trip.vehicleId === null ? null : await lockVehicle(tx, trip.vehicleId)
    if (trip.driverId !== null) await lockDriver(tx, trip.driverId)
    const needsReading = trip.departureId === null
    const vehicleKm = vehicle?.odometerKm ?? 0
    const checked = checkStart(start, { pickUp: trip.startAt, early, vehicleKm, needsReading, now })
    if (!checked.ok) return checked
    const arrived = checkArrival(arrivedAt, trip.timeZone, start)
    if (!arrived.ok) return arrived
    const other = await findTripUnderWay(tx, trip)
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
    await notifyTraveller(app, tx, trip.id, 'started')
    return recorded
  })
}

/**
 * Records the end of a trip, if the input is plausible, with the driver's waiting (by default by the clock) and the
 * distance and time from the garage and back. The vehicle stores its reading for the next start.
 */
export function endTrip(app: Pick<App, 'db' | 'clock'>, call: Call<typeof operations.endTrip>) {
  const { at, odometer_km: km, waiting_minutes: enteredWaiting = null } = call.body
  const { garage_km: garageKm, garage_minutes: garageMinutes } = call.body
  return dispatchTrip<DutySlipRejection>(app, call, 'end', async (tx, { trip, record }, now) => {
    if (!trip.startedAt) throw new Error(`trip ${trip.id} has ${trip.status} without a start`)
    const end = { at: instantOf(at, trip.timeZone), km }
    const checked = checkEnd({ at: trip.startedAt, km: trip.odometerStartKm }, end, now)
    if (!checked.ok) return checked
    const waiting = checkWaiting(enteredWaiting, { ...trip, startedAt: trip.startedAt })
    if (!waiting.ok) return waiting
    const waitingMinutes = waiting.value
    if (trip.vehicleId !== null && km !== null) await raiseOdometer(tx, trip.vehicleId, km)
    return record({
      kind: 'ended',
      set: { endedAt: end.at, odometerEndKm: km, waitingMinutes, garageKm, garageMinutes },
      detail: { at, odometer_km: km, waiting_minutes: waitingMinutes },
    })
  })
}

type CorrectionRejection = (DutySlipRejection | { code: 'not_ended'; detail: string }) & {
  within?: 'start' | 'end'
}

/**
 * Corrects the recorded start or end of a trip until it is billed, if the corrected slip passes the original checks and
 * fits between the readings of the vehicle's other trips. The vehicle's odometer follows if its last reading was of this
 * trip. The event and the audit row store both versions.
 */
export function correctDutySlip(
  app: Pick<App, 'db' | 'clock'>,
  call: Call<typeof operations.correctDutySlip>,
) {
  const { reason } = call.body
  const { start, end } = correctionOf(call.body)
  return dispatchTrip<CorrectionRejection>(app, call, 'correct', async (tx, { trip, record }, now) => {
    const { startedAt, endedAt, odometerStartKm, odometerEndKm, timeZone, vehicleId } = trip
    if (!startedAt) throw new Error(`trip ${trip.id} is ${trip.status} without a start`)
    if (end && !endedAt)
      return fail({ code: 'not_ended', detail: 'The trip has not ended yet', within: 'end' })
    const vehicle = vehicleId === null ? null : await lockVehicle(tx, vehicleId)
    const around = await findReadingsAround(tx, { ...trip, startedAt })
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
    const enteredArrival = start?.arrivedAt
    const arrived =
      enteredArrival === undefined ? ok(trip.arrivedAt) : checkArrival(enteredArrival, timeZone, first)
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
        return fail({ ...reject('odometer_beyond_next', next).failure, within: 'end' })
      }
      if (vehicle && last.km !== null && vehicle.odometerKm === odometerEndKm)
        await setOdometer(tx, vehicle.id, last.km)
    }
    const detail = { before: dutySlipOf(trip), start, end, reason }
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

/** Converts a correction to the form in which the history stores it. A null line stays unchanged. */
function correctionOf({ start, end }: z.infer<typeof CorrectDutySlipBody>) {
  return {
    start: start ? { at: start.at, arrivedAt: start.arrived_at, odometerKm: start.odometer_km } : null,
    end: end
      ? {
          at: end.at,
          odometerKm: end.odometer_km,
          waitingMinutes: end.waiting_minutes ?? null,
          garageKm: end.garage_km,
          garageMinutes: end.garage_minutes,
        }
      : null,
  }
}

function readingOf({ at, odometerKm }: { at: string; odometerKm: number | null }, timeZone: string): Reading {
  return { at: instantOf(at, timeZone), km: odometerKm }
}

function endOf(end: ReturnType<typeof correctionOf>['end'], timeZone: string): TripChange {
  if (!end) return {}
  const { garageKm, garageMinutes } = end
  const { at, km } = readingOf(end, timeZone)
  return { endedAt: at, odometerEndKm: km, garageKm, garageMinutes }
}

/** Returns the previous slip, for the history. */
function dutySlipOf(trip: TripRecord) {
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

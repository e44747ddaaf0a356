import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripRecord } from '../journey/trip.ts'
import { EARLY_HOURS } from './dispatch-action.contract.ts'

export type DutySlipRejection = {
  code:
    | 'slip_in_the_future'
    | 'arrived_after_start'
    | 'waiting_beyond_clock'
    | 'start_early'
    | 'end_before_start'
    | 'odometer_backwards'
    | 'odometer_beyond_next'
    | 'odometer_required'
    | 'too_fast'
  detail: string
}

/** Maximum plausible average speed. */
const MAX_KM_PER_HOUR = 160

/** An odometer reading in whole kilometres, and its time to the minute. `km` is null for a shuttle seat. */
export type Reading = { at: Temporal.Instant; km: number | null }

/**
 * Inputs for checking the start on a duty slip: the pick-up, whether a start long before it is confirmed, the vehicle's
 * last known reading, and whether a reading is required.
 */
type StartConditions = {
  pickUp: Temporal.Instant
  early: boolean
  vehicleKm: number
  needsReading: boolean
  now: Temporal.Instant
}

/**
 * Rejects a start that is in the future, has no required reading, or is below the vehicle's previous reading. Also
 * rejects one more than `EARLY_HOURS` before the pick-up unless it is confirmed.
 */
export function checkStart(
  start: Reading,
  { pickUp, early, vehicleKm, needsReading, now }: StartConditions,
): Result<null, DutySlipRejection> {
  if (isAfter(start.at, now)) return reject('slip_in_the_future', 'The start is still to come')
  if (!early && isAfter(pickUp.subtract({ hours: EARLY_HOURS }), start.at))
    return reject('start_early', `The start is more than ${EARLY_HOURS} hours before the pick-up`)
  if (start.km === null)
    return needsReading ? reject('odometer_required', 'The odometer at the start is needed') : ok(null)
  if (start.km < vehicleKm)
    return reject('odometer_backwards', `The odometer of this vehicle was at ${vehicleKm} km before`)
  return ok(null)
}

/** Returns the driver's arrival, if entered. Rejects an arrival after the start, when the passengers are on board. */
export function checkArrival(
  entered: string | null,
  timeZone: string,
  start: Reading,
): Result<Temporal.Instant | null, DutySlipRejection> {
  const arrived = entered === null ? null : instantOf(entered, timeZone)
  return arrived && isAfter(arrived, start.at)
    ? reject('arrived_after_start', 'The driver arrives before the passengers are on board')
    : ok(arrived)
}

type WaitingTimes = Pick<TripRecord, 'arrivedAt' | 'startAt'> & { startedAt: Temporal.Instant }

/**
 * Returns the whole minutes from the later of arrival and pick-up time until the passengers were on board. Returns 0 if
 * the arrival is unknown.
 */
export function waitedMinutes({ arrivedAt, startAt, startedAt }: WaitingTimes): number {
  if (!arrivedAt) return 0
  const from = isAfter(arrivedAt, startAt) ? arrivedAt : startAt
  return Math.max(0, Math.floor(from.until(startedAt).total('minutes')))
}

/** Returns the minutes of waiting to charge: those on the clock, or fewer if entered. */
export function checkWaiting(entered: number | null, times: WaitingTimes): Result<number, DutySlipRejection> {
  const shown = waitedMinutes(times)
  if (entered === null || entered <= shown) return ok(entered ?? shown)
  return reject(
    'waiting_beyond_clock',
    times.arrivedAt
      ? `From the arrival, or the pick-up time, to the start ${shown} minutes passed`
      : 'It is not noted when the driver arrived',
  )
}

/**
 * Rejects an end in the future or before the start, one without a reading if the start had one, and an impossible
 * speed.
 */
export function checkEnd(
  start: Reading,
  end: Reading,
  now: Temporal.Instant,
): Result<null, DutySlipRejection> {
  if (isAfter(end.at, now)) return reject('slip_in_the_future', 'The end is still to come')
  if (isAfter(start.at, end.at)) return reject('end_before_start', 'The end is before the start')
  if (start.km === null) return ok(null)
  if (end.km === null) return reject('odometer_required', 'The odometer at the end is needed')
  if (end.km < start.km)
    return reject('odometer_backwards', `The odometer was at ${start.km} km at the start`)
  // Readings are rounded to whole kilometres and minutes: allows for one of each.
  const minutes = start.at.until(end.at).total('minutes') + 1
  if ((end.km - start.km - 1) * 60 > MAX_KM_PER_HOUR * minutes)
    return reject('too_fast', `${end.km - start.km} km in that time are more than ${MAX_KM_PER_HOUR} km/h`)
  return ok(null)
}

/** Converts a time on a city's clock to an instant. If the clock goes back, takes the first of the two. */
export function instantOf(localTime: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone).toInstant()
}

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0
}

/** Creates a failure of the slip. */
export function reject(code: DutySlipRejection['code'], detail: string) {
  return fail({ code, detail })
}

import { fail, ok, type Result } from '#kernel/result.ts'
import { MAX_DAYS, MAX_DAYS_AHEAD } from '../shapes/trip-limits.contract.ts'
import type { TripRequestInput } from '../shapes/trip-request.contract.ts'

export type TimesFailure =
  | { code: 'trip_in_the_past'; path: 'start' }
  | { code: 'trip_too_far_ahead'; path: 'start' }
  | { code: 'return_before_start'; path: 'return' | 'end' }
  | { code: 'trip_too_long'; path: 'return' | 'end' }

type RequestedTimes = { start: string; end?: { path: 'return' | 'end'; at: string } }
export type TripTimes = { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime | null }

/** Returns the times of a request. */
export function requestedTimes(request: Exclude<TripRequestInput, { departure_id: string }>): RequestedTimes {
  const { start } = request
  if ('return' in request) return { start, end: { path: 'return', at: request.return } }
  return 'end' in request ? { start, end: { path: 'end', at: request.end } } : { start }
}

/**
 * Returns the times of a trip on the city's clock, from `YYYY-MM-DDTHH:mm`. A time skipped by a clock change moves an
 * hour later.
 */
export function tripTimes(
  requested: RequestedTimes,
  timeZone: string,
  now: Temporal.Instant,
): Result<TripTimes, TimesFailure> {
  const start = onClock(requested.start, timeZone)
  if (Temporal.Instant.compare(start.toInstant(), now) < 0)
    return fail({ code: 'trip_in_the_past', path: 'start' })
  const latest = now.toZonedDateTimeISO(timeZone).add({ days: MAX_DAYS_AHEAD })
  if (Temporal.ZonedDateTime.compare(start, latest) > 0)
    return fail({ code: 'trip_too_far_ahead', path: 'start' })
  if (!requested.end) return ok({ start, end: null })
  const { path, at } = requested.end
  const end = onClock(at, timeZone)
  if (Temporal.ZonedDateTime.compare(end, start) <= 0) return fail({ code: 'return_before_start', path })
  if (Temporal.ZonedDateTime.compare(end, start.add({ days: MAX_DAYS })) > 0)
    return fail({ code: 'trip_too_long', path })
  return ok({ start, end })
}

function onClock(text: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone)
}

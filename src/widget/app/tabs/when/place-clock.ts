import { addDays, daysBetween, isDay } from '#kernel/days.ts'
import { MAX_DAYS, MAX_DAYS_AHEAD } from '#domains/fares/shapes/trip-limits.contract.ts'

/** A date and a time on the place's own clock, `YYYY-MM-DD` and `HH:mm`. */
export type When = { day: string; time: string }

/** `YYYY-MM-DDTHH:mm`, as calls have it; such texts are compared as they are. */
export function textOf({ day, time }: When): string {
  return `${day}T${time}`
}

/** Reads `YYYY-MM-DD`, with a time or without; null: it is neither. */
export function readWhen(text: string | undefined, usualTime: string): When | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d))?/.exec(text ?? '')
  const [, day = '', time = usualTime] = parts ?? []
  return isDay(day) ? { day, time } : null
}

export type WhenFault =
  | { code: 'too_soon'; earliest: string }
  | { code: 'too_far'; last: string }
  | { code: 'before_start' }
  | { code: 'too_long'; days: number }

/** Validates the start of a trip; `earliest` is the first valid wall time. */
export function startFault(start: When, earliest: string): WhenFault | null {
  if (textOf(start) < earliest) return { code: 'too_soon', earliest }
  const last = lastDay(earliest)
  return start.day > last ? { code: 'too_far', last } : null
}

/** Validates the end of a trip that starts at `start`. */
export function endFault(end: When, start: When): WhenFault | null {
  if (textOf(end) <= textOf(start)) return { code: 'before_start' }
  const longest = textOf({ day: addDays(start.day, MAX_DAYS), time: start.time })
  return textOf(end) > longest ? { code: 'too_long', days: MAX_DAYS } : null
}

/** Returns the last day on which a trip may start. */
export function lastDay(now: string): string {
  return addDays(now.slice(0, 10), MAX_DAYS_AHEAD)
}

/**
 * Returns the end, moved with the start: if it would be before the start, the trip keeps its length instead.
 */
export function movedEnd(end: When, before: When, after: When): When {
  if (textOf(end) > textOf(after)) return end
  const moved = { ...end, day: addDays(after.day, Math.max(0, daysBetween(before.day, end.day))) }
  return textOf(moved) > textOf(after) ? moved : { ...end, day: addDays(after.day, 1) }
}

import type { Clock } from '#kernel/clock.ts'

/** Local time at a desk. `instant` counts minutes as if it were UTC: valid for differences at one desk. */
export type WallTime = { date: string; minutes: number; instant: number }

/** Parses `2026-05-04` and `10:30`. Null if there is no such day or time. */
export function wallTime(date: string, time: string): WallTime | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::\d{2})?$/.exec(`${date} ${time}`)
  if (!parts) return null
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (hour > 23 || minute > 59) return null
  const midnight = Date.UTC(year, month - 1, day)
  if (dateOf(midnight) !== date) return null
  return { date, minutes: hour * 60 + minute, instant: midnight / 60_000 + hour * 60 + minute }
}

/** Returns the days a supplier charges: 24 hours each, rounded up, at least one. */
export function chargedDays(from: WallTime, to: WallTime): number {
  return Math.max(1, Math.ceil((to.instant - from.instant) / 1440))
}

/** Returns the dates on which a car is taken: one for each charged day, from the day of pick-up. */
export function rentalDates(from: WallTime, days: number): string[] {
  const first = Date.UTC(
    Number(from.date.slice(0, 4)),
    Number(from.date.slice(5, 7)) - 1,
    Number(from.date.slice(8, 10)),
  )
  return Array.from({ length: days }, (_, day) => dateOf(first + day * 86_400_000))
}

/** Returns the weekday; 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Returns the current local time in a zone. */
export function wallClock(clock: Clock, zone: string): WallTime {
  const local = clock.now().toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  const now = wallTime(local.slice(0, 10), local.slice(11, 16))
  if (!now) throw new Error(`no wall time in ${local}`)
  return now
}

export function hhmm(minutes: number, separator: string): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}${separator}${pad(minutes % 60)}`
}

/** Formats as `YYYY-MM-DDTHH:mm`. */
export function isoMinute({ date, minutes }: Pick<WallTime, 'date' | 'minutes'>): string {
  return `${date}T${hhmm(minutes, ':')}`
}

function dateOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10)
}

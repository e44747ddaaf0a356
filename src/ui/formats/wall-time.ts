import { WEEKDAYS } from '#kernel/opening-hours.ts'
import type { OpeningHours, Weekday } from '#kernel/opening-hours.ts'

/** One formatter per time zone: creating one costs more than all other texts of a card. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Local times by instant and zone: the cars of a page are free until the same hour. */
const times = new Map<string, string>()
const MAX_TIMES = 500

/** Returns an instant in a station's local time, `YYYY-MM-DDTHH:mm`. */
export function wallTime(instant: string, timeZone: string): string {
  const name = `${instant} ${timeZone}`
  const known = times.get(name)
  if (known !== undefined) return known
  if (times.size >= MAX_TIMES) times.clear()
  const time = localTime(instant, timeZone)
  times.set(name, time)
  return time
}

function localTime(instant: string, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(new Date(instant)).replace(' ', 'T')
}

/** Returns the time zone of the visitor's machine; unknown on the server. */
export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns today's date on the visitor's machine, `YYYY-MM-DD`. */
export function visitorDay(): string {
  return wallTime(new Date(Date.now()).toISOString(), visitorZone()).slice(0, 10)
}

/** Returns the day of the week of a local date or wall time. */
export function weekdayOf(local: string): Weekday {
  const sundayFirst = new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay()
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'mo'
}

/** Formats a clock time: 930 is 09:30. */
export function clockTime(hhmm: number): string {
  return `${String(Math.floor(hhmm / 100)).padStart(2, '0')}:${String(hhmm % 100).padStart(2, '0')}`
}

export type DayHours = { kind: 'closed' } | { kind: 'all_day' } | { kind: 'open'; from: string; to: string }

/** Returns the hours of one day of the week, ready for display. */
export function dayHours(hours: OpeningHours, day: Weekday): DayHours {
  const opening = hours[`${day}Opening`]
  const closing = hours[`${day}Closing`]
  if (opening === null || closing === null) return { kind: 'closed' }
  if (opening === 0 && closing >= 2359) return { kind: 'all_day' }
  return { kind: 'open', from: clockTime(opening), to: clockTime(closing) }
}

import { WEEKDAYS, type OpeningHours, type Weekday } from '#kernel/opening-hours.ts'
import { dayHours, type DayHours } from '#ui/formats/wall-time.ts'

export type HoursOfDays = { from: Weekday; to: Weekday; hours: DayHours }

/** Groups consecutive days of a desk's week that have the same hours; the week starts with `first`. */
export function groupedHours(hours: OpeningHours, first: Weekday): HoursOfDays[] {
  const start = WEEKDAYS.indexOf(first)
  const week = [...WEEKDAYS.slice(start), ...WEEKDAYS.slice(0, start)]
  const groups: HoursOfDays[] = []
  for (const day of week) {
    const own = dayHours(hours, day)
    const last = groups.at(-1)
    if (last && sameHours(last.hours, own)) last.to = day
    else groups.push({ from: day, to: day, hours: own })
  }
  return groups
}

function sameHours(one: DayHours, other: DayHours): boolean {
  if (one.kind !== 'open' || other.kind !== 'open') return one.kind === other.kind
  return one.from === other.from && one.to === other.to
}

import { hoursOn, isOpen, type OpeningHours } from '#kernel/opening-hours.ts'

/**
 * Returns the state of a desk at a local time: open, open for a fee within `minutes` of its hours, or closed.
 */
export function deskAt(
  hours: OpeningHours,
  at: Temporal.PlainDateTime,
  minutes: number,
): 'open' | 'out_of_hours' | 'closed' {
  if (isOpen(hours, at)) return 'open'
  const edges = [-1, 0, 1].flatMap((days) => edgesOf(hours, at.toPlainDate().add({ days })))
  const near = edges.some((edge) => Math.abs(edge.until(at).total('minutes')) <= minutes)
  return near ? 'out_of_hours' : 'closed'
}

/** Returns the opening on a date, and the closing after it. */
function edgesOf(hours: OpeningHours, date: Temporal.PlainDate): Temporal.PlainDateTime[] {
  const day = hoursOn(hours, date)
  if (!day) return []
  const closingDate = day.closing < day.opening ? date.add({ days: 1 }) : date
  return [wallTime(date, day.opening), wallTime(closingDate, day.closing)]
}

/** Returns the local time of `hhmm` on a date; 2400 is midnight at the end of the date. */
function wallTime(date: Temporal.PlainDate, hhmm: number): Temporal.PlainDateTime {
  return date.toPlainDateTime().add({ hours: Math.floor(hhmm / 100), minutes: hhmm % 100 })
}

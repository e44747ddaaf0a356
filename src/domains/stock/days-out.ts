import type { RentalPeriod } from '#domains/rentals/public.ts'

/** A class of one station on one day, and by how much the number of its cars that are out changes. */
export type DayChange = { station: string; acriss: string; day: string; change: 1 | -1 }

/** A car that is out: of which class, and from which day to which, both inside. */
export type CarOut = { station: string; acriss: string; firstDay: string; lastDay: string }

/**
 * The first and last day on which a rental keeps its car from any other: every date of which it holds a part, on the
 * clock of the station that owns the car, so that no car is promised before it is back.
 */
export function daysOut({ pickUp, dropOff }: RentalPeriod): Pick<CarOut, 'firstDay' | 'lastDay'> {
  const lastMoment = dropOff.withTimeZone(pickUp.timeZoneId).subtract({ nanoseconds: 1 })
  return { firstDay: pickUp.toPlainDate().toString(), lastDay: lastMoment.toPlainDate().toString() }
}

/** What has to be counted when a car is out as `after` instead of as `before`; days of both are left as they are. */
export function dayChanges(before: CarOut | null, after: CarOut | null): DayChange[] {
  const changes = new Map<string, DayChange>()
  const enter = (out: CarOut | null, change: 1 | -1) => {
    if (!out) return
    for (const day of daysFrom(out)) {
      const key = `${out.station} ${out.acriss} ${day}`
      if (!changes.delete(key)) changes.set(key, { station: out.station, acriss: out.acriss, day, change })
    }
  }
  enter(before, -1)
  enter(after, 1)
  return [...changes.values()]
}

function daysFrom({ firstDay, lastDay }: CarOut): string[] {
  const first = Temporal.PlainDate.from(firstDay)
  const count = first.until(lastDay, { largestUnit: 'day' }).days + 1
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString())
}

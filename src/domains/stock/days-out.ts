import type { RentalPeriod } from '#domains/rentals/public.ts'

/** A class of one station on one day, and the change in the number of its cars that are out. */
export type DayChange = { station: string; acriss: string; day: string; change: 1 | -1 }

/** A car that is out: its class, and its first and last day, both inclusive. */
export type CarOut = { station: string; acriss: string; firstDay: string; lastDay: string }

/**
 * Returns the first and last day on which a rental blocks its car: every date it covers even in part, in the
 * local time of the station that owns the car, so that no car is promised before it is back.
 */
export function daysOut({ pickUp, dropOff }: RentalPeriod): Pick<CarOut, 'firstDay' | 'lastDay'> {
  const lastMoment = dropOff.withTimeZone(pickUp.timeZoneId).subtract({ nanoseconds: 1 })
  return { firstDay: pickUp.toPlainDate().toString(), lastDay: lastMoment.toPlainDate().toString() }
}

/**
 * Returns the changes in the counts if a car is out as `after` instead of `before`; days in both are
 * unchanged.
 */
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

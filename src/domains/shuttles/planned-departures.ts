import type { ShuttleRoute, Timetable } from './shuttle.ts'

/** Departures are there for today and as many days after it. */
export const DAYS_AHEAD = 60

/** `wallTime`: `HH:mm` of the timetable, which with the day names the departure. */
export type PlannedDeparture = {
  day: string
  wallTime: string
  startAt: Temporal.Instant
  endAt: Temporal.Instant
  seats: number
  seatPrice: number
}

type Days = { first: Temporal.PlainDate; last: Temporal.PlainDate }

/**
 * What a route's timetables say for these days, both included, by day. A wall time that a clock change repeats is run
 * once, the first time; one that it skips is run that much later (`compatible`).
 */
export function plannedDepartures(
  { timeZone, stops, timetables }: Pick<ShuttleRoute, 'timeZone' | 'stops' | 'timetables'>,
  { first, last }: Days,
): PlannedDeparture[] {
  const minutes = stops.at(-1)?.minutes ?? 0
  const planned: PlannedDeparture[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const services = timetableOf(timetables, day.toString())?.services ?? []
    for (const { days, times, seats, seat_price: seatPrice } of services) {
      if (!days.includes(day.dayOfWeek)) continue
      for (const wallTime of times) {
        const startAt = day.toPlainDateTime(wallTime).toZonedDateTime(timeZone).toInstant()
        planned.push({
          day: day.toString(),
          wallTime,
          startAt,
          endAt: startAt.add({ minutes }),
          seats,
          seatPrice,
        })
      }
    }
  }
  return planned
}

/** The timetable that holds on a day, of a list in any order. */
export function timetableOf(timetables: readonly Timetable[], day: string): Timetable | undefined {
  return timetables
    .filter(({ fromDay }) => fromDay <= day)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? 1 : -1))[0]
}

/** Today, and the last day whose departures are to be there, on the route's clock. */
export function daysAhead(timeZone: string, now: Temporal.Instant): Days {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  return { first: today, last: today.add({ days: DAYS_AHEAD }) }
}

import type { ShuttleRoute, Timetable } from './shuttle.ts'

/** Number of days after today for which departures exist. */
export const DAYS_AHEAD = 60

/** A departure of a timetable. `wallTime`: `HH:mm`, which identifies the departure on its day. */
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
 * Returns the departures of a route's timetables for these days, both included, by day. A wall time that a clock change
 * repeats departs once, the first time. One that it skips departs that much later (`compatible`).
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

/** Returns the timetable in force on a day, from a list in any order. */
export function timetableOf(timetables: readonly Timetable[], day: string): Timetable | undefined {
  return timetables
    .filter(({ fromDay }) => fromDay <= day)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? 1 : -1))[0]
}

/** Returns today and the last day that needs departures, on the route's clock. */
export function daysAhead(timeZone: string, now: Temporal.Instant): Days {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  return { first: today, last: today.add({ days: DAYS_AHEAD }) }
}

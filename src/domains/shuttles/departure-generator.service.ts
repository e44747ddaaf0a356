import type { Db } from '#platform/db/database.ts'
import type { DepartureStore } from './departure.store.ts'
import { daysAhead, plannedDepartures } from './planned-departures.ts'
import type { ShuttleRouteStore } from './shuttle-route.store.ts'
import type { ShuttleRoute } from './shuttle.ts'

export type DepartureGenerator = ReturnType<typeof departureGenerator>

type Needs = {
  routes: Pick<ShuttleRouteStore, 'setGeneratedUntil'>
  departures: Pick<DepartureStore, 'addDepartures' | 'regenerateDepartures'>
}

/** Writes the departures of a route that the caller's transaction has locked. What would have left already is left out. */
export function departureGenerator({ routes, departures }: Needs) {
  return {
    /** Those of the days up to sixty ahead that are not there yet. */
    async addAhead(tx: Db, route: ShuttleRoute, now: Temporal.Instant): Promise<void> {
      const { first, last } = daysAhead(route.timeZone, now)
      const next = route.generatedUntil === null ? first : later(first, dayAfter(route.generatedUntil))
      if (Temporal.PlainDate.compare(next, last) > 0) return
      const planned = plannedDepartures(route, { first: next, last })
      await departures.addDepartures(tx, route, planned.filter(leavesAfter(now)))
      await routes.setGeneratedUntil(tx, route.id, last.toString())
    },

    /** Those that are there from a day on, by the timetables as they are now; returns how many stay beyond these. */
    async regenerate(tx: Db, route: ShuttleRoute, fromDay: string, now: Temporal.Instant): Promise<number> {
      if (route.generatedUntil === null || route.generatedUntil < fromDay) return 0
      const days = {
        first: Temporal.PlainDate.from(fromDay),
        last: Temporal.PlainDate.from(route.generatedUntil),
      }
      const planned = plannedDepartures(route, days).filter(leavesAfter(now))
      return departures.regenerateDepartures(tx, route, planned, { day: fromDay, now })
    },
  }
}

function leavesAfter(now: Temporal.Instant) {
  return ({ startAt }: { startAt: Temporal.Instant }) => Temporal.Instant.compare(startAt, now) > 0
}

function dayAfter(day: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(day).add({ days: 1 })
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one
}

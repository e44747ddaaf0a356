import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { insertDepartures, replaceDepartures } from './departure.store.ts'
import { daysAhead, plannedDepartures } from './planned-departures.ts'
import { lockShuttleRoute, selectShuttleRoutes, setGeneratedUntil } from './shuttle-route.store.ts'
import type { ShuttleRoute } from './shuttle.ts'

/**
 * Generates departures sixty days ahead, in a transaction for each route. Several processes may run it: the second
 * finds the departures of the first.
 */
export async function rollDepartures({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  for (const { id, timeZone, generatedUntil, isHidden } of await selectShuttleRoutes(db)) {
    const { last } = daysAhead(timeZone, clock.now())
    if (isHidden || (generatedUntil !== null && generatedUntil >= last.toString())) continue
    await db.transaction().execute(async (tx) => {
      const route = await lockShuttleRoute(tx, id)
      if (route && !route.isHidden) await addDeparturesAhead(tx, route, clock.now())
    })
  }
}

/** Adds the missing departures of a locked route up to sixty days ahead, except those in the past. */
export async function addDeparturesAhead(tx: Db, route: ShuttleRoute, now: Temporal.Instant): Promise<void> {
  const { first, last } = daysAhead(route.timeZone, now)
  const next = route.generatedUntil === null ? first : later(first, dayAfter(route.generatedUntil))
  if (Temporal.PlainDate.compare(next, last) > 0) return
  const planned = plannedDepartures(route, { first: next, last })
  await insertDepartures(tx, route, planned.filter(departsAfter(now)))
  await setGeneratedUntil(tx, route.id, last.toString())
}

/**
 * Replaces the departures of a locked route from a day on by those of its current timetables. Returns the number of
 * departures that remain although no timetable has them.
 */
export async function regenerateDepartures(
  tx: Db,
  route: ShuttleRoute,
  fromDay: string,
  now: Temporal.Instant,
): Promise<number> {
  if (route.generatedUntil === null || route.generatedUntil < fromDay) return 0
  const days = {
    first: Temporal.PlainDate.from(fromDay),
    last: Temporal.PlainDate.from(route.generatedUntil),
  }
  const planned = plannedDepartures(route, days).filter(departsAfter(now))
  return replaceDepartures(tx, route, planned, { day: fromDay, now })
}

function departsAfter(now: Temporal.Instant) {
  return ({ startAt }: { startAt: Temporal.Instant }) => Temporal.Instant.compare(startAt, now) > 0
}

function dayAfter(day: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(day).add({ days: 1 })
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one
}

import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { DepartureGenerator } from './departure-generator.service.ts'
import { daysAhead } from './planned-departures.ts'
import type { ShuttleRouteStore } from './shuttle-route.store.ts'

type Needs = { db: Db; routes: ShuttleRouteStore; generator: DepartureGenerator; clock: Clock }

/**
 * Keeps departures sixty days ahead, a transaction for each route. Several processes may run it: the second finds a
 * route's departures there.
 */
export function rollDepartures({ db, routes, generator, clock }: Needs) {
  return async (): Promise<void> => {
    for (const { id, timeZone, generatedUntil, isHidden } of await routes.list()) {
      const { last } = daysAhead(timeZone, clock.now())
      if (isHidden || (generatedUntil !== null && generatedUntil >= last.toString())) continue
      await db.transaction().execute(async (tx) => {
        const route = await routes.lock(tx, id)
        if (route && !route.isHidden) await generator.addAhead(tx, route, clock.now())
      })
    }
  }
}

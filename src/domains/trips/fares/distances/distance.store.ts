import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import type { Route } from './ask-route.ts'

const DAY = 24

/** A pair of places, each as `latitude,longitude`. */
export type Pair = { from: string; to: string }

export type DistanceStore = ReturnType<typeof distanceStore>

/** What a router said of pairs of places. */
export function distanceStore(db: Db) {
  return {
    /** Undefined: it was not asked for yet. */
    async find({ from, to }: Pair): Promise<Route | undefined> {
      const row = await db
        .selectFrom('trip_distances')
        .select(['metres', 'seconds'])
        .where('from_point', '=', from)
        .where('to_point', '=', to)
        .executeTakeFirst()
      if (!row) return undefined
      const { metres, seconds } = row
      return metres === null || seconds === null ? null : { metres, seconds }
    },

    /** Of two processes that asked at once the first one's answer stays. */
    async keep({ from, to }: Pair, route: Route, now: Temporal.Instant): Promise<void> {
      await db
        .insertInto('trip_distances')
        .values({
          from_point: from,
          to_point: to,
          metres: route?.metres ?? null,
          seconds: route?.seconds ?? null,
          measured_at: new Date(now.epochMilliseconds),
        })
        .onConflict((same) => same.doNothing())
        .execute()
    },
  }
}

/** Roads change; no traveller is in it. */
export const distanceRetention: readonly Retention[] = [
  {
    what: 'Ways by road between places of trips',
    hours: 180 * DAY,
    since: 'they were measured',
    remove: oldRows({ table: 'trip_distances', key: ['from_point', 'to_point'], column: 'measured_at' }),
  },
]

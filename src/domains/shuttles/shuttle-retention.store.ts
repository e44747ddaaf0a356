import { sql } from 'kysely'
import type { RemoveOld, Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Departures kept for a limited time. One on which somebody had a seat stays with their trip. */
export const shuttleRetention: readonly Retention[] = [
  {
    what: 'Departures of shuttles on which nobody had a seat',
    hours: 30 * DAY,
    since: 'they left',
    remove: removeOldDepartures(),
  },
]

function removeOldDepartures(): RemoveOld {
  return async (db, before, limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('shuttle_departures')
      .where('id', 'in', (old) =>
        old
          .selectFrom('shuttle_departures as d')
          .select('d.id')
          .where('d.start_at', '<', before)
          .where(sql<boolean>`not exists (select from shuttle_seats s where s.departure_id = d.id)`)
          .orderBy('d.start_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}

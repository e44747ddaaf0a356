import { sql } from 'kysely'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Departures kept for a limited time. One on which somebody had a seat stays with their trip. */
export const shuttleRetention: readonly Retention[] = [
  {
    what: 'Shuttle departures without a sold seat',
    hours: 30 * DAY,
    since: 'departure',
    remove: oldRows({
      table: 'shuttle_departures',
      key: ['id'],
      column: 'start_at',
      only: sql`not exists (select from shuttle_seats s where s.departure_id = shuttle_departures.id)`,
    }),
  },
]

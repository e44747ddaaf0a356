import { sql } from 'kysely'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of checked prices. Links between two bookings are kept with the bookings. */
export const priceGuardRetention: readonly Retention[] = [
  {
    what: 'Price guards of bookings',
    hours: 30 * DAY,
    since: 'end of the guard',
    remove: oldRows({ table: 'price_guards', key: ['booking_id'], column: 'ends_at' }),
  },
  {
    what: 'Cheaper cars that were not ordered',
    hours: 90 * DAY,
    since: 'last offer',
    remove: oldRows({
      table: 'rebookings',
      key: ['id'],
      column: 'updated_at',
      only: sql`new_booking_id is null and state in ('offered', 'given_up')`,
    }),
  },
]

import { sql } from 'kysely'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of checked prices. Links between two bookings are kept with the bookings. */
export const priceGuardRetention: readonly Retention[] = [
  {
    what: 'That the price of a booking was looked at',
    hours: 30 * DAY,
    since: 'looking ended',
    remove: oldRows({ table: 'price_guards', key: ['booking_id'], column: 'ends_at' }),
  },
  {
    what: 'Cheaper cars that nobody ordered',
    hours: 90 * DAY,
    since: 'they were last offered',
    remove: oldRows({
      table: 'rebookings',
      key: ['id'],
      column: 'updated_at',
      only: sql`new_booking_id is null and state in ('offered', 'given_up')`,
    }),
  },
]

import { removeOldCarts } from './bookings/old-carts.store.ts'
import { removeOldPricedChanges } from './changes/old-priced-changes.store.ts'
import { oldRows, overRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of rental data. Orders are kept, as the law requires. */
export const rentalRetention: readonly Retention[] = [
  {
    what: 'Cars in carts that were not ordered',
    hours: 3 * DAY,
    since: 'holding of the price',
    remove: removeOldCarts,
  },
  {
    what: 'Prices held for a car page',
    hours: DAY,
    since: 'holding',
    remove: oldRows({ table: 'quotes', key: ['id'], column: 'expires_at' }),
  },
  {
    what: 'Priced changes of a booking that were not accepted',
    hours: DAY,
    since: 'holding of the price',
    remove: removeOldPricedChanges,
  },
  {
    what: 'Requested drivers whose mailed link was not confirmed',
    hours: 0,
    since: 'expiry of the link',
    remove: oldRows({ table: 'driver_change_requests', key: ['booking_id'], column: 'expires_at' }),
  },
  {
    what: 'Number of searches per hour',
    hours: 400 * DAY,
    since: 'that hour',
    remove: oldRows({ table: 'search_hours', key: ['hour'], column: 'hour' }),
  },
  overRows('Saved cars (until their pick-up day)', {
    table: 'saved_cars',
    key: ['user_id', 'car'],
    column: 'expires_at',
  }),
]

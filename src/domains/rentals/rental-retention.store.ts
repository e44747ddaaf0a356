import { removeOldCarts } from './bookings/old-carts.store.ts'
import { removeOldPricedChanges } from './changes/old-priced-changes.store.ts'
import { oldRows, overRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of rental data. Orders are kept, as the law requires. */
export const rentalRetention: readonly Retention[] = [
  {
    what: 'Cars in a cart that were not ordered',
    hours: 3 * DAY,
    since: 'their price was held',
    remove: removeOldCarts,
  },
  {
    what: 'Prices held for a car page',
    hours: DAY,
    since: 'they were held',
    remove: oldRows({ table: 'quotes', key: ['id'], column: 'expires_at' }),
  },
  {
    what: 'Changes of a booking that were priced and not wanted',
    hours: DAY,
    since: 'their price was held',
    remove: removeOldPricedChanges,
  },
  {
    what: 'Drivers asked for by a link that was not pressed',
    hours: 0,
    since: 'the link was over',
    remove: oldRows({ table: 'driver_change_requests', key: ['booking_id'], column: 'expires_at' }),
  },
  {
    what: 'How many searches there were each hour',
    hours: 400 * DAY,
    since: 'that hour',
    remove: oldRows({ table: 'search_hours', key: ['hour'], column: 'hour' }),
  },
  overRows('Cars that were saved, after their pick-up day', {
    table: 'saved_cars',
    key: ['user_id', 'car'],
    column: 'expires_at',
  }),
]

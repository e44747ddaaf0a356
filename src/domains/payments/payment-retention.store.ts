import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of gateway events. Records of money movements are not deleted. */
export const paymentRetention: readonly Retention[] = [
  {
    // Stripe retries an event for three days.
    what: 'Event ids of the payment gateway',
    hours: 30 * DAY,
    since: 'receipt',
    remove: oldRows({ table: 'gateway_events', key: ['id'], column: 'at' }),
  },
]

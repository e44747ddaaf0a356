import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** What is kept of a gateway’s news for a time. What moved money stays. */
export const paymentRetention: readonly Retention[] = [
  {
    // Stripe sends an event again for three days.
    what: 'Ids of a payment gateway’s events',
    hours: 30 * DAY,
    since: 'they came',
    remove: oldRows({ table: 'gateway_events', key: ['id'], column: 'at' }),
  },
]

import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** What is kept of the newsletter for a limited time. */
export const newsletterRetention: readonly Retention[] = [
  {
    // With the network address that they were asked from.
    what: 'Newsletter requests, confirmed or not',
    hours: 30 * DAY,
    since: 'mailing',
    remove: oldRows({ table: 'newsletter_asks', key: ['hash'], column: 'at' }),
  },
  {
    what: 'Proof of consent to the newsletter, with the hash of the address',
    hours: 3 * 365 * DAY,
    since: 'unsubscription',
    remove: oldRows({ table: 'newsletter_subscriptions', key: ['id'], column: 'left_at' }),
  },
]

import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of newsletter data. */
export const newsletterRetention: readonly Retention[] = [
  {
    // Includes the network address of the request.
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

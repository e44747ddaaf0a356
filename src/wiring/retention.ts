import { removeOldGuests } from '#domains/accounts/own-data/old-guests.store.ts'
import { removeOldMails } from '#domains/notifications/old-mails.store.ts'
import { removeOldCarts } from '#domains/rentals/cart/old-carts.store.ts'
import { removeOldPricedChanges } from '#domains/rentals/changes/old-priced-changes.store.ts'
import { oldRows, type RemoveOld } from '#platform/db/old-rows.store.ts'
import type { Job, Shared } from './shared.ts'

/** What is kept for a time: for so many hours `since` something that each row says. */
export type Retention = { what: string; hours: number; since: string; remove: RemoveOld }

const DAY = 24

/**
 * What is kept for how long. All else stays: what was ordered, paid, invoiced or posted, as the law asks, what the staff did, and what
 * people's accounts hold, until they delete them. `docs/how-it-works/retention.md` says the same for people.
 */
export const RETENTION: readonly Retention[] = [
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
    what: 'Guests without a booking or a cart',
    hours: 7 * DAY,
    since: 'they came',
    remove: removeOldGuests,
  },
  {
    what: 'Sessions',
    hours: 0,
    since: 'they were over',
    remove: oldRows({ table: 'tokens', key: ['hash'], column: 'expires_at' }),
  },
  {
    what: 'Sign-ins that wait for a second step',
    hours: 0,
    since: 'they were over',
    remove: oldRows({ table: 'sign_in_challenges', key: ['hash'], column: 'expires_at' }),
  },
  {
    // They count among those that were mailed within an hour.
    what: 'Links in mails',
    hours: 1,
    since: 'they were over',
    remove: oldRows({ table: 'mailed_links', key: ['hash'], column: 'expires_at' }),
  },
  {
    what: 'Counts of wrong passwords and codes',
    hours: 1,
    since: 'the last one',
    remove: oldRows({ table: 'sign_in_failures', key: ['key'], column: 'last_at' }),
  },
  {
    what: 'Hashes of addresses that were mailed a link',
    hours: 1,
    since: 'they were mailed',
    remove: oldRows({ table: 'mailed_addresses', key: ['id'], column: 'at' }),
  },
  {
    what: 'What befell an account’s safety',
    hours: 400 * DAY,
    since: 'it happened',
    remove: oldRows({ table: 'security_events', key: ['id'], column: 'at' }),
  },
  {
    what: 'Mails that were sent or given up',
    hours: 30 * DAY,
    since: 'they were written',
    remove: removeOldMails,
  },
  {
    what: 'Answers under an idempotency key',
    hours: 7 * DAY,
    since: 'they were asked for',
    remove: oldRows({ table: 'idempotency_keys', key: ['user_id', 'key'], column: 'started_at' }),
  },
  {
    // Stripe sends an event again for three days.
    what: 'Ids of a payment gateway’s events',
    hours: 30 * DAY,
    since: 'they came',
    remove: oldRows({ table: 'gateway_events', key: ['id'], column: 'at' }),
  },
  {
    what: 'Marks of transactions, by which a lost commit is found',
    hours: 1,
    since: 'they were committed',
    remove: oldRows({ table: 'transaction_marks', key: ['id'], column: 'at' }),
  },
]

/** Rows that one statement removes: few enough that nobody waits for it. */
const BATCH = 500

/** A turn ends after so many batches of one kind; the next goes on. */
const BATCHES_A_TURN = 200

/** One job removes all that is over. Several processes may be at it: each takes rows that the others do not hold. */
export function wireRetention({ db, clock }: Shared) {
  async function purge(): Promise<void> {
    for (const { hours, remove } of RETENTION) {
      const before = new Date(clock.now().subtract({ hours }).epochMilliseconds)
      for (let batch = 0; batch < BATCHES_A_TURN; batch += 1)
        if ((await remove(db, before, BATCH)) < BATCH) break
    }
  }
  const jobs: Job[] = [{ name: 'remove what is over', everySeconds: 600, work: purge }]
  return { jobs }
}

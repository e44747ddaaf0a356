import { removeOldGuests } from './personal-data/old-guests.store.ts'
import { oldRows, overRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Account records kept for a limited time. Other account data stays until its owner deletes it. */
export const accountRetention: readonly Retention[] = [
  {
    what: 'Guests without a booking or a cart',
    hours: 7 * DAY,
    since: 'creation',
    remove: removeOldGuests,
  },
  overRows('Sessions', { table: 'tokens', key: ['hash'], column: 'expires_at' }),
  overRows('Sign-ins pending a second step', {
    table: 'sign_in_challenges',
    key: ['hash'],
    column: 'expires_at',
  }),
  {
    what: 'Links in mails',
    hours: 1,
    since: 'expiry',
    remove: oldRows({ table: 'mailed_links', key: ['hash'], column: 'expires_at' }),
  },
  {
    what: 'Counts of wrong passwords and codes',
    hours: 1,
    since: 'the last one',
    remove: oldRows({ table: 'sign_in_failures', key: ['key'], column: 'last_at' }),
  },
  {
    what: 'Hashes of addresses that were mailed a link, by former releases',
    hours: 24,
    since: 'mailing',
    remove: oldRows({ table: 'mailed_addresses', key: ['id'], column: 'at' }),
  },
  {
    what: 'Security events of an account',
    hours: 400 * DAY,
    since: 'the event',
    remove: oldRows({ table: 'security_events', key: ['id'], column: 'at' }),
  },
]

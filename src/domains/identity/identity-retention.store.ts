import { oldRows, overRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Data of trips users with limited retention. */
export const identityRetention: readonly Retention[] = [
  overRows('Sign-in codes of trip people', { table: 'trip_otps', key: ['id'], column: 'expires_at' }),
  {
    what: 'Counts of such codes, by former releases',
    hours: 0,
    since: 'end of the window',
    remove: oldRows({ table: 'trip_otp_counts', key: ['key'], column: 'ends_at' }),
  },
  overRows('Tokens of trip people', { table: 'trip_tokens', key: ['hash'], column: 'expires_at' }),
  overRows('Sign-ins of trip people', { table: 'trip_sessions', key: ['id'], column: 'expires_at' }),
  {
    what: 'Audit rows of trip people',
    hours: 400 * DAY,
    since: 'the action',
    remove: oldRows({ table: 'trip_audit', key: ['id'], column: 'at' }),
  },
]

import { oldRows, overRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Data of trips users with limited retention. */
export const identityRetention: readonly Retention[] = [
  overRows('Codes to sign in to trips', { table: 'trip_otps', key: ['id'], column: 'expires_at' }),
  {
    what: 'Counts of such codes, by releases before',
    hours: 0,
    since: 'their window was over',
    remove: oldRows({ table: 'trip_otp_counts', key: ['key'], column: 'ends_at' }),
  },
  overRows('Tokens of trips', { table: 'trip_tokens', key: ['hash'], column: 'expires_at' }),
  overRows('Sign-ins to trips', { table: 'trip_sessions', key: ['id'], column: 'expires_at' }),
  {
    what: 'What people of trips did and changed',
    hours: 400 * DAY,
    since: 'they did',
    remove: oldRows({ table: 'trip_audit', key: ['id'], column: 'at' }),
  },
]

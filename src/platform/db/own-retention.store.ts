import { oldRows, type Retention } from './old-rows.store.ts'

const DAY = 24

/** Retention of the platform's own tables. */
export const ownRetention: readonly Retention[] = [
  {
    what: 'Replies under an idempotency key',
    hours: 7 * DAY,
    since: 'the request',
    remove: oldRows({ table: 'idempotency_keys', key: ['user_id', 'key'], column: 'started_at' }),
  },
  {
    what: 'Counts of codes, links, notifications, declined cards and translated texts, under keyed hashes',
    hours: 0,
    since: 'end of the window',
    remove: oldRows({ table: 'window_counts', key: ['key'], column: 'ends_at' }),
  },
  {
    what: 'Counts of unpaid reservations per person, under keyed hashes',
    hours: 0,
    since: 'expiry',
    remove: oldRows({ table: 'unpaid_holds', key: ['key', 'subject_id'], column: 'ends_at' }),
  },
  {
    what: 'Marks of transactions, to find a lost commit',
    hours: 1,
    since: 'commit',
    remove: oldRows({ table: 'transaction_marks', key: ['id'], column: 'at' }),
  },
  {
    what: 'Build files of a release',
    hours: 14 * DAY,
    since: 'last use by a process',
    remove: oldRows({ table: 'release_files', key: ['path'], column: 'used_at' }),
  },
]

import { oldRows, type Retention } from './old-rows.store.ts'

const DAY = 24

/** Retention of the platform's own tables. */
export const ownRetention: readonly Retention[] = [
  {
    what: 'Answers under an idempotency key',
    hours: 7 * DAY,
    since: 'they were asked for',
    remove: oldRows({ table: 'idempotency_keys', key: ['user_id', 'key'], column: 'started_at' }),
  },
  {
    what: 'Counts of codes, links, notices, declined cards and translated texts, under keyed hashes',
    hours: 0,
    since: 'their window was over',
    remove: oldRows({ table: 'window_counts', key: ['key'], column: 'ends_at' }),
  },
  {
    what: 'Whom what is not paid is counted for, under keyed hashes',
    hours: 0,
    since: 'it was over',
    remove: oldRows({ table: 'unpaid_holds', key: ['key', 'subject_id'], column: 'ends_at' }),
  },
  {
    what: 'Marks of transactions, by which a lost commit is found',
    hours: 1,
    since: 'they were committed',
    remove: oldRows({ table: 'transaction_marks', key: ['id'], column: 'at' }),
  },
  {
    what: 'Files that pages of a release load',
    hours: 14 * DAY,
    since: 'a process last had them',
    remove: oldRows({ table: 'release_files', key: ['path'], column: 'used_at' }),
  },
]

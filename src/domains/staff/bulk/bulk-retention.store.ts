import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

export const bulkRetention: readonly Retention[] = [
  {
    what: 'Bulk actions with the result of each row',
    hours: 30 * 24,
    since: 'end',
    remove: oldRows({ table: 'bulk_actions', key: ['id'], column: 'ended_at' }),
  },
]

import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

export const bulkRetention: readonly Retention[] = [
  {
    what: 'Bulk actions of the staff, with what became of each row',
    hours: 30 * 24,
    since: 'they ended',
    remove: oldRows({ table: 'bulk_actions', key: ['id'], column: 'ended_at' }),
  },
]

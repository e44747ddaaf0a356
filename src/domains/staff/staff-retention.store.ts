import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

export const staffRetention: readonly Retention[] = [
  {
    what: 'Recent reads by staff, so that equal reads are one audit entry',
    hours: 1,
    since: 'the read',
    remove: oldRows({
      table: 'staff_looks',
      key: ['staff_id', 'action', 'subject', 'subject_id'],
      column: 'at',
    }),
  },
]

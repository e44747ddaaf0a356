import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

export const staffRetention: readonly Retention[] = [
  {
    what: 'What a colleague looked at last, so that it is noted once',
    hours: 1,
    since: 'they did',
    remove: oldRows({
      table: 'staff_looks',
      key: ['staff_id', 'action', 'subject', 'subject_id'],
      column: 'at',
    }),
  },
]

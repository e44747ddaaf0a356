import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Text messages kept for a limited time. Whatever was not sent by then is of no use any more. */
export const smsRetention: readonly Retention[] = [
  {
    what: 'Text messages',
    hours: 7 * DAY,
    since: 'creation',
    remove: oldRows({ table: 'sms_messages', key: ['id'], column: 'created_at' }),
  },
]

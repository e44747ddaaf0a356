import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of text messages. Those unsent by then are out of date. */
export const smsRetention: readonly Retention[] = [
  {
    what: 'Text messages',
    hours: 7 * DAY,
    since: 'creation',
    remove: oldRows({ table: 'sms_messages', key: ['id'], column: 'created_at' }),
  },
]

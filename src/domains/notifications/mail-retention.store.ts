import { sql } from 'kysely'
import { MAX_ATTEMPTS } from '#domains/outgoing/public.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Mails still to be sent are not deleted. */
export const removeOldMails = oldRows({
  table: 'mails',
  key: ['id'],
  column: 'created_at',
  only: sql`(sent_at is not null or attempts >= ${MAX_ATTEMPTS})`,
})

/** Retention of mails. */
export const mailRetention: readonly Retention[] = [
  {
    what: 'Sent and abandoned mails',
    hours: 30 * DAY,
    since: 'creation',
    remove: removeOldMails,
  },
]

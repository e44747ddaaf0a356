import { sql } from 'kysely'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import { MAX_ATTEMPTS } from './mail.ts'

const DAY = 24

/** One still to be sent stays. */
export const removeOldMails = oldRows({
  table: 'mails',
  key: ['id'],
  column: 'created_at',
  only: sql`(sent_at is not null or attempts >= ${MAX_ATTEMPTS})`,
})

/** Mails kept for a limited time. */
export const mailRetention: readonly Retention[] = [
  {
    what: 'Sent and abandoned mails',
    hours: 30 * DAY,
    since: 'creation',
    remove: removeOldMails,
  },
]

import { removeOldMails } from './old-mails.store.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** What is kept of mails for a time. */
export const mailRetention: readonly Retention[] = [
  {
    what: 'Mails that were sent or given up',
    hours: 30 * DAY,
    since: 'they were written',
    remove: removeOldMails,
  },
]

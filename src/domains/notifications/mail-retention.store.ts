import { removeOldMails } from './old-mails.store.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Mails kept for a limited time. */
export const mailRetention: readonly Retention[] = [
  {
    what: 'Mails that were sent or given up',
    hours: 30 * DAY,
    since: 'they were written',
    remove: removeOldMails,
  },
]

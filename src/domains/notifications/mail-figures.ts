import type { Figure } from '#platform/http/stored-gauges.ts'
import type { UnsentMails } from './unsent-mails.store.ts'

/** Metrics of mails waiting to be sent, and of mails that are no longer retried. */
export const MAIL_FIGURES: readonly Figure<UnsentMails>[] = [
  {
    name: 'rihla_mails_unsent',
    help: 'Mails that nobody has received: waiting, failed so far, or given_up',
    by: 'state',
    each: ({ waiting, failed, givenUp }) => [
      ['waiting', waiting],
      ['failed', failed],
      ['given_up', givenUp],
    ],
  },
  {
    name: 'rihla_mails_late_seconds',
    help: 'For how long the first mail that was not tried yet has been due',
    value: ({ lateSeconds }) => lateSeconds,
  },
]

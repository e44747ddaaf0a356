import { MAX_ATTEMPTS, NOT_RESENT } from '#domains/outgoing/public.ts'
import type { UrgentSource } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Lists as urgent the number of mails given up that are worth resending, because their readers do not know of
 * them.
 */
export function urgentMails(db: Db): UrgentSource {
  return {
    needs: ['support'],
    async read() {
      const { count } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .where('attempts', '>=', MAX_ATTEMPTS)
        .where('replaced_by', 'is', null)
        .where(({ eb, or }) => or([eb('template', 'is', null), eb('template', 'not in', NOT_RESENT)]))
        .executeTakeFirstOrThrow()
      return count === 0
        ? []
        : [{ kind: 'mail_given_up', id: null, name: '', detail: null, count, due: null }]
    },
  }
}

import { sql } from 'kysely'
import { mailState, sendNow, type MailState } from '#domains/outgoing/public.ts'
import type { RowPage, Which } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { mailsMatching, type MailFilter } from './staff-mail.store.ts'

export type BulkMailFilter = MailFilter & { state?: MailState | undefined }

/** `subject` is null if it contains a code. */
export type MailToSend = {
  id: string
  recipient: string
  subject: string | null
  template: string | null
  state: MailState
}

/** Access to mails for bulk actions. */
export type BulkMails = {
  rows(which: Which<BulkMailFilter>, page: RowPage): Promise<MailToSend[]>
  /** Locks a mail until the transaction ends. Null if there is none. */
  hold(tx: Db, id: string): Promise<MailToSend | null>
  /** Resends it as if it were new. */
  sendAgain(tx: Db, id: string, now: Temporal.Instant): Promise<void>
  /** Abandons it without a replacement. */
  abandon(tx: Db, id: string): Promise<void>
}

const COLUMNS = ['id', 'recipient', 'subject', 'template', 'sent_at', 'attempts', 'replaced_by'] as const

export function bulkMails(db: Db): BulkMails {
  return {
    async rows(which, { after, limit }) {
      const found =
        'ids' in which
          ? db.selectFrom('mails').where(sql<boolean>`id = any(${which.ids}::uuid[])`)
          : mailsMatching(db, which.filter)
      let query = found.select(COLUMNS).orderBy('id').limit(limit)
      if (after !== null) query = query.where('id', '>', after)
      return (await query.execute()).map(toMail)
    },

    async hold(tx, id) {
      const row = await tx
        .selectFrom('mails')
        .select(COLUMNS)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toMail(row) : null
    },

    sendAgain: sendNow,

    async abandon(tx, id) {
      await tx.updateTable('mails').set({ replaced_by: id }).where('id', '=', id).execute()
    },
  }
}

type Row = {
  id: string
  recipient: string
  subject: string
  template: string | null
  sent_at: Temporal.Instant | null
  attempts: number
  replaced_by: string | null
}

function toMail({ id, recipient, subject, template, sent_at, attempts, replaced_by }: Row): MailToSend {
  return {
    id,
    recipient,
    subject: template === null || template === 'trip_code' ? null : subject,
    template,
    state: mailState({ sentAt: sent_at, attempts, replacedBy: replaced_by }),
  }
}

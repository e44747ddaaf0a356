import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { MAX_ATTEMPTS, type Mail, type MailboxEntry, type QueuedMail } from './mail.ts'

export type MailStore = {
  /** Claims due mails for one sender until `claimedUntil`; other senders skip them without waiting. */
  claim(request: { now: Date; claimedUntil: Date; limit: number }): Promise<QueuedMail[]>
  markSent(id: string, now: Date): Promise<void>
  /** Marks all due mails as sent, where there is no mail server; returns their number. */
  markDueSent(now: Date): Promise<number>
  markFailed(id: string, failure: { detail: string; dueAt: Date }): Promise<void>
  /** Newest mails first. */
  list(limit: number): Promise<MailboxEntry[]>
  read(id: string): Promise<(Mail & MailboxEntry) | null>
}

/** Queues a mail in the caller's transaction: it exists if that commits. */
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<string> {
  const id = newId()
  await db
    .insertInto('mails')
    .values({
      id,
      recipient: mail.recipient,
      lang_id: mail.langId,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: sql<object>`${JSON.stringify(mail.attachments)}::jsonb`,
      headers: JSON.stringify(mail.headers),
      created_at: now,
      due_at: now,
    })
    .execute()
  return id
}

export function mailStore(db: Db): MailStore {
  return {
    async claim({ now, claimedUntil, limit }) {
      const rows = await db
        .with('due', (cte) =>
          cte
            .selectFrom('mails')
            .select('id')
            .where('sent_at', 'is', null)
            .where('due_at', '<=', now)
            .where('attempts', '<', MAX_ATTEMPTS)
            .orderBy('due_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('mails')
        .from('due')
        .whereRef('mails.id', '=', 'due.id')
        .set(({ eb }) => ({ attempts: eb('mails.attempts', '+', 1), due_at: claimedUntil }))
        .returningAll('mails')
        .execute()
      return rows.map((row) => ({ ...mailOf(row), id: row.id, attempts: row.attempts }))
    },

    async markSent(id, now) {
      await db
        .updateTable('mails')
        .set({ sent_at: now, last_failure: null })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
    },

    async markDueSent(now) {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ sent_at: now, attempts: 1 })
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async markFailed(id, { detail, dueAt }) {
      await db
        .updateTable('mails')
        .set({ last_failure: detail, due_at: dueAt })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
    },

    async list(limit) {
      const rows = await db
        .selectFrom('mails')
        .select([
          'id',
          'recipient',
          'lang_id',
          'subject',
          'created_at',
          'sent_at',
          'attempts',
          'last_failure',
        ])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(entryOf)
    },

    async read(id) {
      const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? { ...mailOf(row), ...entryOf(row) } : null
    },
  }
}

const named = { filename: z.string(), contentType: z.string() }
const Attachments = z.array(
  z.union([z.object({ ...named, content: z.string() }), z.object({ ...named, invoice: z.string() })]),
)

type MailColumns = { recipient: string; lang_id: number; subject: string }

const Headers = z.record(z.string(), z.string())

function mailOf(
  row: MailColumns & { html: string; text: string; attachments: object; headers: object },
): Mail {
  return {
    recipient: row.recipient,
    langId: langIdIn(row.lang_id),
    subject: row.subject,
    html: row.html,
    text: row.text,
    attachments: Attachments.parse(row.attachments),
    headers: Headers.parse(row.headers),
  }
}

function entryOf(
  row: MailColumns & {
    id: string
    created_at: Date
    sent_at: Date | null
    attempts: number
    last_failure: string | null
  },
): MailboxEntry {
  return {
    id: row.id,
    recipient: row.recipient,
    langId: langIdIn(row.lang_id),
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    lastFailure: row.last_failure,
  }
}

function langIdIn(column: number): LangId {
  return column === 1 || column === 2 ? column : 3
}

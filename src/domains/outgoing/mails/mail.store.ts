import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import {
  MAX_ATTEMPTS,
  type Mail,
  type MailAttachment,
  type MailboxEntry,
  type MailOrigin,
  type QueuedMail,
} from './mail.ts'
import { outgoingQueue, type OutgoingQueue } from '../outgoing-queue.store.ts'

export type MailStore = OutgoingQueue<QueuedMail> & {
  /** Newest mails first. */
  list(limit: number): Promise<MailboxEntry[]>
  read(id: string): Promise<(Mail & MailboxEntry) | null>
}

/** Schedules a mail as if it were new. */
export async function sendNow(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ attempts: 0, due_at: now, last_failure: null })
    .where('id', '=', id)
    .execute()
}

/** Queues a mail in the caller's transaction: it exists if that commits. */
export async function queueMail(
  db: Db,
  mail: Mail,
  now: Temporal.Instant,
  origin: MailOrigin | null = null,
): Promise<string> {
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
      attachments: sql<object>`${JSON.stringify(mail.attachments.filter((file) => !isVoucher(file)))}::jsonb`,
      voucher: voucherJson(mail.attachments),
      headers: JSON.stringify(mail.headers),
      created_at: now,
      due_at: now,
      topic: origin?.topic,
      template: origin?.template,
      about: origin?.about?.kind,
      about_id: origin?.about?.id,
    })
    .execute()
  return id
}

export function mailStore(db: Db): MailStore {
  const queue = outgoingQueue(db, 'mails', () => sql`attempts < ${MAX_ATTEMPTS}`)
  return {
    ...queue,

    async claim(request) {
      const rows = await queue.claim(request)
      return rows.map((row) => ({ ...mailOf(row), id: row.id, attempts: row.attempts }))
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

const fileFields = { filename: z.string(), contentType: z.string() }
const Attachments = z.array(
  z.union([
    z.object({ ...fileFields, content: z.string() }),
    z.object({ ...fileFields, invoice: z.string() }),
  ]),
)

/** Vouchers have a column of their own, so that a release without vouchers omits them. */
const isVoucher = (file: MailAttachment) => 'voucher' in file

function voucherJson(attachments: readonly MailAttachment[]): string | null {
  const file = attachments.find(isVoucher)
  return file ? JSON.stringify(file) : null
}

type MailColumns = { recipient: string; lang_id: number; subject: string }

const Headers = z.record(z.string(), z.string())

export function mailOf(
  row: MailColumns & {
    html: string
    text: string
    attachments: object
    headers: object
    voucher: object | null
  },
): Mail {
  return {
    recipient: row.recipient,
    langId: langIdIn(row.lang_id),
    subject: row.subject,
    html: row.html,
    text: row.text,
    attachments: [
      ...Attachments.parse(row.attachments),
      ...(row.voucher ? [row.voucher as MailAttachment] : []),
    ],
    headers: Headers.parse(row.headers),
  }
}

function entryOf(
  row: MailColumns & {
    id: string
    created_at: Temporal.Instant
    sent_at: Temporal.Instant | null
    attempts: number
    last_failure: string | null
  },
): MailboxEntry {
  return {
    id: row.id,
    recipient: row.recipient,
    langId: langIdIn(row.lang_id),
    subject: row.subject,
    createdAt: row.created_at.toString(),
    sentAt: row.sent_at?.toString() ?? null,
    attempts: row.attempts,
    lastFailure: row.last_failure,
  }
}

function langIdIn(column: number): LangId {
  return column === 1 || column === 2 ? column : 3
}

import { sql } from 'kysely'
import {
  isWorthResending,
  mailOf,
  queueMail,
  sendNow,
  type MailAbout,
  type MailOrigin,
  type MailTopic,
} from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffMail } from './staff-mail.contract.ts'
import { STAFF_MAIL_COLUMNS, toStaffMail } from './staff-mail.store.ts'

/** A trip or an enquiry, whose record lists its mails. */
export type MailedRecord = { kind: Exclude<MailAbout['kind'], 'booking'>; id: string }

/** Max mails listed per record; no record has that many. */
const MAX_OF_A_RECORD = 200

/**
 * Lists the mails about a record, newest first. A trip's mail shows its current state, so only the last one
 * to each reader can be resent; an enquiry's mails can all be resent, by their last copy.
 */
export async function selectRecordMails(db: Db, { kind, id }: MailedRecord): Promise<StaffMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(STAFF_MAIL_COLUMNS)
    .select(sql<string>`md5(text)`.as('digest'))
    .where('about_id', '=', id)
    .where('about', '=', kind)
    .orderBy('id', 'desc')
    .limit(MAX_OF_A_RECORD)
    .execute()
  const newer = new Set<string>()
  return rows.map(({ digest, ...row }) => {
    const mail = toStaffMail(row)
    const key = `${mail.recipient.toLowerCase()} ${kind === 'trip' ? '' : digest}`
    const isLast = !newer.has(key)
    newer.add(key)
    const isTried = mail.state === 'sent' || mail.state === 'failed' || mail.state === 'given_up'
    return { ...mail, can: { ...mail.can, resend: isLast && isTried && isWorthResending(row.template) } }
  })
}

/** Locks a mail until the transaction ends, and returns its record; null if there is no such mail about a trip or an enquiry. */
export async function lockMailedRecord(tx: Db, id: string): Promise<MailedRecord | null> {
  const row = await tx
    .selectFrom('mails')
    .select(['about', 'about_id'])
    .where('id', '=', id)
    .where('about', 'in', ['trip', 'enquiry'])
    .forUpdate()
    .executeTakeFirst()
  return row?.about_id ? { kind: row.about as MailedRecord['kind'], id: row.about_id } : null
}

/**
 * Resends a locked mail unchanged: the mail itself if it has not arrived, otherwise a copy. Returns the id of
 * the mail to be sent.
 */
export async function sendRecordMail(
  tx: Db,
  { mail_id: id, state }: StaffMail,
  now: Temporal.Instant,
): Promise<string> {
  if (state !== 'sent') {
    await sendNow(tx, id, now)
    return id
  }
  const row = await tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const about = { kind: row.about, id: row.about_id } as MailAbout
  const origin: MailOrigin = { topic: row.topic as MailTopic, template: row.template ?? '', about }
  return queueMail(tx, mailOf(row), now, origin)
}

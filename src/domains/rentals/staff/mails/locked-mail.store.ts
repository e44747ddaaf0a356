import { sql } from 'kysely'
import { mailOf, mailState, MAX_ATTEMPTS, type Mail, type MailState } from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import { lowerAscii } from '#platform/db/lower-ascii.ts'

export type LockedMail = Mail & { id: string; template: string; state: MailState }

const lockMails = (tx: Db, bookingId: string) =>
  tx
    .selectFrom('mails')
    .selectAll()
    .where('about', '=', 'booking')
    .where('about_id', '=', bookingId)
    .orderBy('id')
    .forUpdate()

type Row = Awaited<ReturnType<ReturnType<typeof lockMails>['execute']>>[number]

/** Locks a mail about a booking until the transaction ends. Null if there is none. */
export async function lockBookingMail(
  tx: Db,
  { mailId, bookingId }: { mailId: string; bookingId: string },
): Promise<LockedMail | null> {
  const row = await lockMails(tx, bookingId).where('id', '=', mailId).executeTakeFirst()
  return row ? toLockedMail(row) : null
}

/** Locks the mails about a booking that are waiting for an address. */
export async function lockUnsentMails(
  tx: Db,
  { recipient, bookingId }: { recipient: string; bookingId: string },
): Promise<LockedMail[]> {
  const rows = await lockMails(tx, bookingId)
    .where('sent_at', 'is', null)
    .where('replaced_by', 'is', null)
    .where(sql<boolean>`${lowerAscii('recipient')} = ${recipient.toLowerCase()}`)
    .execute()
  return rows.map(toLockedMail)
}

/** Gives a mail up, so that no sender takes it. `by` is the mail that replaces it, or the mail itself. */
export async function replaceMail(tx: Db, id: string, by: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ attempts: MAX_ATTEMPTS, replaced_by: by })
    .where('id', '=', id)
    .execute()
}

function toLockedMail(row: Row): LockedMail {
  const state = mailState({ sentAt: row.sent_at, attempts: row.attempts, replacedBy: row.replaced_by })
  return { ...mailOf(row), id: row.id, template: row.template ?? '', state }
}

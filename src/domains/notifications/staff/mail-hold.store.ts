import { sql } from 'kysely'
import type { MailState } from '#domains/rentals/public.ts'
import type { Db } from '#platform/db/database.ts'
import { lowerAscii } from '#platform/db/lower-ascii.ts'
import { mailState, MAX_ATTEMPTS, type Mail } from '../mail.ts'
import { mailOf, sendNow } from '../mail.store.ts'

export type HeldMail = Mail & { id: string; template: string; state: MailState }

const held = (tx: Db, bookingId: string) =>
  tx
    .selectFrom('mails')
    .selectAll()
    .where('about', '=', 'booking')
    .where('about_id', '=', bookingId)
    .orderBy('id')
    .forUpdate()

type Row = Awaited<ReturnType<ReturnType<typeof held>['execute']>>[number]

/** Mails about a booking, locked until the transaction ends. */
export const mailHolds = {
  async one(tx: Db, { mailId, bookingId }: { mailId: string; bookingId: string }): Promise<HeldMail | null> {
    const row = await held(tx, bookingId).where('id', '=', mailId).executeTakeFirst()
    return row ? toHeld(row) : null
  },

  async unsentTo(
    tx: Db,
    { recipient, bookingId }: { recipient: string; bookingId: string },
  ): Promise<HeldMail[]> {
    const rows = await held(tx, bookingId)
      .where('sent_at', 'is', null)
      .where('replaced_by', 'is', null)
      .where(sql<boolean>`${lowerAscii('recipient')} = ${recipient.toLowerCase()}`)
      .execute()
    return rows.map(toHeld)
  },

  sendNow,

  /** Given up, so that no sender takes it; `by` is the mail that goes in its place, or itself where none does. */
  async replace(tx: Db, id: string, by: string): Promise<void> {
    await tx
      .updateTable('mails')
      .set({ attempts: MAX_ATTEMPTS, replaced_by: by })
      .where('id', '=', id)
      .execute()
  },
}

export type MailHolds = typeof mailHolds

function toHeld(row: Row): HeldMail {
  const state = mailState({ sentAt: row.sent_at, attempts: row.attempts, replacedBy: row.replaced_by })
  return { ...mailOf(row), id: row.id, template: row.template ?? '', state }
}

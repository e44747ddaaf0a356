import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { date } from '../bookings/booking-row.ts'

/** What is known of a bank's question to the traveller (3-D Secure) while its payment is open. */
export type BankQuestionStore = {
  /** The bank asks at `url`; shares the transaction of the change that tells of it. */
  ask(tx: Db, paymentId: string, question: { url: string; until: Temporal.Instant }): Promise<void>
  /** The traveller is back without an answer: it has to come until then, or sooner where less time was left. */
  shorten(paymentId: string, until: Temporal.Instant): Promise<void>
  /** The traveller goes to the bank once more: it may be answered until then, or later where more time was left. */
  extend(paymentId: string, until: Temporal.Instant): Promise<void>
  /** The traveller does not want to pay with this card any more. */
  abandon(paymentId: string, now: Temporal.Instant): Promise<void>
}

export function bankQuestionStore(db: Db): BankQuestionStore {
  const open = (paymentId: string) =>
    db.updateTable('payments').where('id', '=', paymentId).where('status', '=', 'opened')
  return {
    async ask(tx, paymentId, { url, until }) {
      await tx
        .updateTable('payments')
        .set({ action_url: url, action_until: date(until) })
        .where('id', '=', paymentId)
        .where('status', '=', 'opened')
        .execute()
    },
    async shorten(paymentId, until) {
      await open(paymentId)
        .set({ action_until: sql<Date>`least(action_until, ${date(until)})` })
        .where('action_until', 'is not', null)
        .execute()
    },
    async extend(paymentId, until) {
      await open(paymentId)
        .set({ action_until: sql<Date>`greatest(action_until, ${date(until)})` })
        .where('action_until', 'is not', null)
        .execute()
    },
    async abandon(paymentId, now) {
      await open(paymentId)
        .set({ abandoned_at: date(now) })
        .where('abandoned_at', 'is', null)
        .execute()
    },
  }
}

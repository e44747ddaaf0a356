import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The state of a bank's 3-D Secure challenge while its payment is open. */
export type ThreeDSecureChallengeStore = {
  /** Stores the challenge `url`, in the transaction of the change that reports it. */
  ask(tx: Db, paymentId: string, question: { url: string; until: Temporal.Instant }): Promise<void>
  /** The traveller returned without an answer: shortens the deadline to `until`, unless it is earlier already. */
  shorten(paymentId: string, until: Temporal.Instant): Promise<void>
  /** The traveller returns to the bank: extends the deadline to `until`, unless it is later already. */
  extend(paymentId: string, until: Temporal.Instant): Promise<void>
  /** The traveller no longer wants to pay with this card. */
  abandon(paymentId: string, now: Temporal.Instant): Promise<void>
}

export function threeDSecureChallengeStore(db: Db): ThreeDSecureChallengeStore {
  const open = (paymentId: string) =>
    db.updateTable('payments').where('id', '=', paymentId).where('status', '=', 'opened')
  return {
    async ask(tx, paymentId, { url, until }) {
      await tx
        .updateTable('payments')
        .set({ action_url: url, action_until: until })
        .where('id', '=', paymentId)
        .where('status', '=', 'opened')
        .execute()
    },
    async shorten(paymentId, until) {
      await open(paymentId)
        .set({ action_until: sql<Temporal.Instant>`least(action_until, ${until})` })
        .where('action_until', 'is not', null)
        .execute()
    },
    async extend(paymentId, until) {
      await open(paymentId)
        .set({ action_until: sql<Temporal.Instant>`greatest(action_until, ${until})` })
        .where('action_until', 'is not', null)
        .execute()
    },
    async abandon(paymentId, now) {
      await open(paymentId).set({ abandoned_at: now }).where('abandoned_at', 'is', null).execute()
    },
  }
}

import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'

export type DueRefund = { id: string; paymentId: string; tripId: string; amount: number; currency: string }

const TAKEN_SECONDS = 60

/** Refunds of trips that were paid by card. Those that write take the caller's transaction. */
export const tripRefundStore = {
  /** Has an amount of a trip's captured payment sent back; nothing where no card has paid. */
  async add(
    tx: Db,
    { tripId, amount }: { tripId: string; amount: Money },
    now: Temporal.Instant,
  ): Promise<void> {
    const payment = await tx
      .selectFrom('trip_payments')
      .select('id')
      .where('trip_id', '=', tripId)
      .where('status', '=', 'captured')
      .executeTakeFirst()
    if (!payment) return
    await tx
      .insertInto('trip_refunds')
      .values({
        id: newId(),
        payment_id: payment.id,
        amount: amount.amount,
        status: 'due',
        next_at: now,
        created_at: now,
        changed_at: now,
      })
      .execute()
  },

  /** Refunds whose time has come, taken for a minute. */
  async takeDue(db: Db, now: Temporal.Instant, limit: number): Promise<DueRefund[]> {
    const { rows } = await sql<DueRefund>`
      update trip_refunds as refund set next_at = ${now.add({ seconds: TAKEN_SECONDS })}
      from trip_payments as payment
      where payment.id = refund.payment_id and refund.id in (
        select id from trip_refunds where next_at <= ${now} order by next_at limit ${limit}
        for update skip locked
      )
      returning refund.id, refund.payment_id as "paymentId", payment.trip_id as "tripId",
        refund.amount::float8 as amount, payment.currency`.execute(db)
    return rows
  },

  /** False: it was ended before. */
  async end(tx: Db, id: string, status: 'done' | 'failed', now: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('trip_refunds')
      .set({ status, next_at: null, changed_at: now })
      .where('id', '=', id)
      .where('status', '=', 'due')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}

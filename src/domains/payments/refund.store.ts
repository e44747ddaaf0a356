import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { paymentStore } from './payment.store.ts'

const TAKEN_SECONDS = 60

export type NewRefund = {
  id?: string
  paymentId: string
  amount: number
  status: 'due' | 'done'
  /** The staff request that it pays. */
  requestId?: string
  nextAt?: Temporal.Instant
}

/** A due refund of a trip. */
export type DueRefund = { id: string; paymentId: string; tripId: string; amount: Money }

/** Refunds of card payments. Those that write take the caller's transaction. */
export const refundStore = {
  async add(
    tx: Db,
    { id = newId(), paymentId, amount, status, requestId, nextAt }: NewRefund,
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .insertInto('refunds')
      .values({
        id,
        payment_id: paymentId,
        amount,
        status,
        request_id: requestId,
        next_at: nextAt,
        created_at: now,
        changed_at: now,
      })
      .execute()
  },

  /** Schedules refunds of the remainder of each captured payment of a booking, under the payment's own id. */
  async addAllOf(tx: Db, bookingId: string, now: Temporal.Instant): Promise<void> {
    for (const { id, left } of await paymentStore.leftOfBooking(tx, bookingId))
      if (left > 0) await refundStore.add(tx, { id, paymentId: id, amount: left, status: 'due' }, now)
  },

  /** Schedules a refund of an amount from a trip's captured payment. Does nothing if no card has paid. */
  async addOfTrip(
    tx: Db,
    { tripId, amount }: { tripId: string; amount: Money },
    now: Temporal.Instant,
  ): Promise<void> {
    const payment = await tx
      .selectFrom('payments')
      .select('id')
      .where('trip_id', '=', tripId)
      .where('state', '=', 'captured')
      .executeTakeFirst()
    if (!payment) return
    const refund = { paymentId: payment.id, amount: amount.amount, status: 'due', nextAt: now } as const
    await refundStore.add(tx, refund, now)
  },

  /** Leases the due refunds for a minute, and returns them. */
  async takeDue(db: Db, now: Temporal.Instant, limit: number): Promise<DueRefund[]> {
    const { rows } = await sql<Omit<DueRefund, 'amount'> & { amount: number; currency: string }>`
      update refunds as refund set next_at = ${now.add({ seconds: TAKEN_SECONDS })}
      from payments as payment
      where payment.id = refund.payment_id and refund.id in (
        select id from refunds where next_at <= ${now} order by next_at limit ${limit}
        for update skip locked
      )
      returning refund.id, refund.payment_id as "paymentId", payment.trip_id as "tripId",
        refund.amount::float8 as amount, payment.currency`.execute(db)
    return rows.map(({ amount, currency, ...refund }) => ({ ...refund, amount: { amount, currency } }))
  },

  /** False: it was ended before. */
  async end(tx: Db, id: string, status: 'done' | 'failed', now: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('refunds')
      .set({ status, next_at: null, changed_at: now })
      .where('id', '=', id)
      .where('status', '=', 'due')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}

import { sql } from 'kysely'
import { hasDueRefund } from '#domains/payments/public.ts'
import { hasTask } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingStatus, SupplierState } from '../bookings/booking-status.contract.ts'
import { insertEvent } from '../bookings/booking.store.ts'
import { LEASE_SECONDS } from '../bookings/lease-seconds.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import type { RefundVerdict } from './refund-request-tables.ts'

type NewRefundRequest = {
  id: string
  bookingId: string
  movement: string
  amount: Money
  cause: RefundCause
  reason: string
  withCancellation: boolean
  needsTwo: boolean
  requestedBy: string
}

export type RefundRequestRow = Pick<
  NewRefundRequest,
  'id' | 'bookingId' | 'amount' | 'withCancellation' | 'requestedBy' | 'cause'
> & { status: 'waiting' | RefundVerdict }

/** A booking whose row is locked; `requested` is the amount not ordered yet. */
export type LockedBooking = {
  id: string
  status: BookingStatus
  supplierState: SupplierState
  currency: string
  requested: number
}

/** The staff's refund requests. All writes use the caller's transaction. */
export const refundRequestStore = {
  /** Locks a booking until the transaction ends, so that the second of two concurrent refunds sees the first. */
  async lockBooking(tx: Db, id: string): Promise<LockedBooking | null> {
    const row = await tx
      .selectFrom('bookings')
      .select(['id', 'status', 'supplier_state', sql<string>`price -> 'total' ->> 'currency'`.as('currency')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const { requested } = await tx
      .selectFrom('refund_requests')
      .select(sql<number>`coalesce(sum(amount), 0)::float8`.as('requested'))
      .where('booking_id', '=', id)
      .where('status', 'in', ['waiting', 'approved'])
      .where('ordered_at', 'is', null)
      .executeTakeFirstOrThrow()
    const { status, supplier_state: supplierState, currency } = row
    return { id, status: status as BookingStatus, supplierState, currency, requested }
  },

  /** Adds a request once per movement of a booking; one below the limit is approved by its requester. */
  async add(tx: Db, request: NewRefundRequest, now: Temporal.Instant): Promise<boolean> {
    const { needsTwo, requestedBy } = request
    const added = await tx
      .insertInto('refund_requests')
      .values({
        id: request.id,
        booking_id: request.bookingId,
        movement: request.movement,
        amount: request.amount.amount,
        currency: request.amount.currency,
        cause: request.cause,
        reason: request.reason,
        with_cancellation: request.withCancellation,
        needs_two: needsTwo,
        asked_by: requestedBy,
        asked_at: now,
        ...(needsTwo
          ? { status: 'waiting' as const }
          : { status: 'approved' as const, decided_by: requestedBy, decided_at: now }),
      })
      .onConflict((same) => same.columns(['booking_id', 'movement']).doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  },

  /** Finds an earlier request with this movement. */
  async findByMovement(tx: Db, bookingId: string, movement: string): Promise<{ needsTwo: boolean } | null> {
    const row = await tx
      .selectFrom('refund_requests')
      .select('needs_two')
      .where('booking_id', '=', bookingId)
      .where('movement', '=', movement)
      .executeTakeFirst()
    return row ? { needsTwo: row.needs_two } : null
  },

  async find(db: Db, id: string): Promise<RefundRequestRow | null> {
    const row = await db.selectFrom('refund_requests').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    const { booking_id: bookingId, amount, currency, with_cancellation, asked_by: requestedBy } = row
    const { status, cause } = row
    return {
      id,
      bookingId,
      status,
      cause,
      requestedBy,
      amount: money(amount, currency),
      withCancellation: with_cancellation,
    }
  },

  async decide(
    tx: Db,
    id: string,
    { status, decidedBy }: { status: RefundVerdict; decidedBy: string },
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .updateTable('refund_requests')
      .set({ status, decided_by: decidedBy, decided_at: now })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute()
  },

  async recordOrdered(
    tx: Db,
    { id, bookingId, amount }: { id: string; bookingId: string; amount: Money },
    now: Temporal.Instant,
  ): Promise<void> {
    const event = { kind: 'refund_ordered', detail: { request: id, ...amount } } as const
    await insertEvent(tx, bookingId, event, now)
    await tx.updateTable('refund_requests').set({ ordered_at: now }).where('id', '=', id).execute()
  },

  /** Lists a cancellation's approved requests. */
  async planned(tx: Db, bookingId: string): Promise<{ id: string; amount: Money; cause: RefundCause }[]> {
    const rows = await tx
      .selectFrom('refund_requests')
      .select(['id', 'amount', 'currency', 'cause'])
      .where('booking_id', '=', bookingId)
      .where('with_cancellation', '=', true)
      .where('status', '=', 'approved')
      .where('ordered_at', 'is', null)
      .orderBy('id')
      .execute()
    return rows.map(({ id, amount, currency, cause }) => ({ id, amount: money(amount, currency), cause }))
  },

  /** Records that the cancellation's mail includes the request. */
  async recordNotified(tx: Db, id: string): Promise<void> {
    await tx
      .updateTable('refund_requests')
      .set({ told_with_cancellation: true })
      .where('id', '=', id)
      .execute()
  },

  /** Ends the requests of a cancellation that is not made. */
  async dropPlanned(tx: Db, bookingId: string, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('refund_requests')
      .set({ status: 'declined', decided_at: now })
      .where('booking_id', '=', bookingId)
      .where('with_cancellation', '=', true)
      .where('status', 'in', ['waiting', 'approved'])
      .where('ordered_at', 'is', null)
      .execute()
  },

  /** Returns the total of a booking's requests that the gateway rejected, in hundredths. */
  async failedOf(tx: Db, bookingId: string): Promise<number> {
    const { failed } = await refundsOf(tx, bookingId)
      .select(sql<number>`coalesce(sum(r.amount), 0)::float8`.as('failed'))
      .executeTakeFirstOrThrow()
    return failed
  },

  /** Orders the rejected refunds again. A rejection is final at the gateway, so each gets a new id. */
  async orderFailed(tx: Db, bookingId: string, now: Temporal.Instant): Promise<void> {
    const failed = await refundsOf(tx, bookingId).select('r.id').execute()
    for (const { id } of failed)
      await tx
        .updateTable('refunds')
        .set({ id: newId(), status: 'due', changed_at: now })
        .where('id', '=', id)
        .execute()
  },

  /** Returns true if the gateway rejected the refund of a cancellation, which is retried automatically. */
  async hasRejectedRefund(tx: Db, bookingId: string): Promise<boolean> {
    const { rows } = await sql<{ rejected: boolean }>`
      select ${hasDueRefund(sql`${bookingId}::uuid`)}
        and ${hasTask({ bookingId: sql`${bookingId}::uuid` }, 'refund_refused', { open: true })} as rejected`.execute(
      tx,
    )
    return rows[0]?.rejected ?? false
  },

  /** Returns a request once all of it is refunded; null before. `isNotified`: the traveller was already notified. */
  async paidBack(
    tx: Db,
    id: string,
  ): Promise<{ amount: Money; cause: RefundCause; isNotified: boolean } | null> {
    const { rows } = await sql<{ amount: number; currency: string; cause: RefundCause; notified: boolean }>`
      select q.amount::float8 as amount, q.currency, q.cause, q.told_with_cancellation as notified from refund_requests q
      where q.id = ${id} and q.amount = (
        select sum(r.amount) from refunds r where r.request_id = q.id and r.status = 'done')`.execute(tx)
    const [row] = rows
    return row
      ? { amount: money(row.amount, row.currency), cause: row.cause, isNotified: row.notified }
      : null
  },

  /** Voids changes that were priced before this refund. */
  async dropPricedChanges(tx: Db, bookingId: string): Promise<void> {
    await tx
      .updateTable('booking_changes')
      .set({ state: 'failed' })
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'quoted')
      .execute()
  },

  /**
   * Leases a booking while the process that ordered a refund sends it. If that process ends, the booking is settled
   * once the lease expires.
   */
  async leaseBooking(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('bookings')
      .set({
        attempts: 0,
        lease_until: now.add({ seconds: LEASE_SECONDS }),
        lease_owner: null,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
  },
}

/** Query of a booking's refunds that the gateway rejected. */
function refundsOf(tx: Db, bookingId: string) {
  return tx
    .selectFrom('refunds as r')
    .innerJoin('refund_requests as q', 'q.id', 'r.request_id')
    .where('q.booking_id', '=', bookingId)
    .where('r.status', '=', 'failed')
}

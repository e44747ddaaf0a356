import { goodwillEntry, paymentStore, postEntries, refundStore } from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { PaidBack } from '../bookings/paid-back.contract.ts'
import { refundParts } from './refund-parts.ts'
import { refundRequestStore as store } from './refund-request.store.ts'

/** Returns the amount of a booking's payments not yet refunded, nor to be. */
export async function leftToRefund(tx: Db, bookingId: string): Promise<number> {
  const each = await paymentStore.leftOfBooking(tx, bookingId)
  return each.reduce((sum, payment) => sum + payment.left, 0)
}

/**
 * Orders a request's refunds and posts the amount owed. The caller has locked the booking and checked that the amount
 * is left.
 */
export async function orderRefund(
  tx: Db,
  request: { id: string; bookingId: string; amount: Money },
  now: Temporal.Instant,
): Promise<void> {
  const { id: requestId, bookingId, amount } = request
  await store.dropPricedChanges(tx, bookingId)
  const parts = refundParts(await paymentStore.leftOfBooking(tx, bookingId), amount.amount, newId)
  for (const part of parts) await refundStore.add(tx, { ...part, status: 'due', requestId }, now)
  await store.recordOrdered(tx, request, now)
  await postEntries(tx, [goodwillEntry({ bookingId, requestId, amount })], now)
}

/**
 * Orders the requests awaiting a cancellation that has been made. Returns the refunds to list in the cancellation's
 * mail.
 */
export async function orderPlannedRefunds(
  tx: Db,
  bookingId: string,
  now: Temporal.Instant,
): Promise<PaidBack[]> {
  const ordered: PaidBack[] = []
  for (const { id, amount, cause } of await store.planned(tx, bookingId)) {
    if (amount.amount > (await leftToRefund(tx, bookingId))) continue
    await orderRefund(tx, { id, bookingId, amount }, now)
    await store.recordNotified(tx, id)
    ordered.push({ amount, cause, at: now.toString(), with_cancellation: true, done: false })
  }
  return ordered
}

import {
  goodwillEntry,
  type LedgerEntry,
  type paymentStore,
  type refundStore,
} from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderedRefund, OrderedRefunds } from './ordered-refunds.ts'
import type { PaidBack } from '../bookings/paid-back.contract.ts'
import { refundParts } from './refund-parts.ts'
import type { RefundRequestStore } from './refund-request.store.ts'

type Needs = {
  store: RefundRequestStore
  payments: Pick<typeof paymentStore, 'leftOfBooking'>
  refunds: Pick<typeof refundStore, 'add'>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
}

export function orderedRefunds({ store, payments, refunds, post }: Needs): OrderedRefunds {
  async function left(tx: Db, bookingId: string): Promise<number> {
    const each = await payments.leftOfBooking(tx, bookingId)
    return each.reduce((sum, payment) => sum + payment.left, 0)
  }

  async function order(tx: Db, request: OrderedRefund, now: Temporal.Instant) {
    const { id: requestId, bookingId, amount } = request
    await store.dropPricedChanges(tx, bookingId)
    const parts = refundParts(await payments.leftOfBooking(tx, bookingId), amount.amount, newId)
    for (const part of parts) await refunds.add(tx, { ...part, status: 'due', requestId }, now)
    await store.noteOrdered(tx, request, now)
    await post(tx, [goodwillEntry({ bookingId, requestId, amount })])
  }

  return {
    left,
    order,

    async cancelled(tx, bookingId, now) {
      const given: PaidBack[] = []
      for (const { id, amount, cause } of await store.planned(tx, bookingId)) {
        if (amount.amount > (await left(tx, bookingId))) continue
        await order(tx, { id, bookingId, amount }, now)
        await store.noteTold(tx, id)
        given.push({ amount, cause, at: now.toString(), with_cancellation: true, done: false })
      }
      return given
    },

    notCancelled: (tx, bookingId, now) => store.dropPlanned(tx, bookingId, now),
    paidBack: (tx, requestId) => store.paidBack(tx, requestId),
    hasFailed: async (tx, bookingId) => (await store.failedOf(tx, bookingId)) > 0,
  }
}

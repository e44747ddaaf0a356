import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { money, zero } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import { isRefundable } from './one-person.ts'
import type { OrderedRefunds } from './ordered-refunds.ts'
import { refuse, type RefundRefusal } from './refund-refusal.ts'
import type { RefundRequestStore } from './refund-request.store.ts'

export type RetryRefundFailure = RefundRefusal<
  'booking_not_found' | 'refund_not_now' | 'nothing_to_retry' | 'refund_above_paid'
>

type Retried = Result<null, RetryRefundFailure>

/** Retries the refused refunds of a booking. */
export type RetryRefund = (bookingId: string, by: StaffActor) => Promise<Retried>

type Needs = {
  store: Pick<RefundRequestStore, 'holdBooking' | 'failedOf' | 'orderFailed' | 'hasRefused' | 'leaseBooking'>
  ordered: Pick<OrderedRefunds, 'left'>
  /** Sends due refunds. */
  settleBooking: (bookingId: string) => Promise<unknown>
  staffWrite: StaffWrite
}

/**
 * Retries refused refunds. Those of a cancellation are resent unchanged, as they are automatically every few minutes.
 */
export function retryRefund({ store, ordered, settleBooking, staffWrite }: Needs): RetryRefund {
  return async (bookingId, by) => {
    const retried = await staffWrite<Retried>(by, async (tx, now) => {
      const held = await store.holdBooking(tx, bookingId)
      if (!held) return refuse('booking_not_found')
      const failed = await store.failedOf(tx, bookingId)
      if (failed === 0 && !(await store.hasRefused(tx, bookingId))) return refuse('nothing_to_retry')
      if (!isRefundable(held)) return refuse('refund_not_now')
      if (failed > (await ordered.left(tx, bookingId))) return refuse('refund_above_paid')
      await store.orderFailed(tx, bookingId, now)
      await store.leaseBooking(tx, bookingId, now)
      return {
        value: ok(null),
        audited: {
          action: 'retry_refund',
          subject: { kind: 'booking', id: bookingId },
          before: { failed: money(failed, held.currency) },
          after: { failed: zero(held.currency) },
        },
      }
    })
    if (retried.ok) await settleBooking(bookingId)
    return retried
  }
}

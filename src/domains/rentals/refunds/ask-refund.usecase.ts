import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { refundMovement, type AskedRefund, type EnterRefund } from './enter-refund.service.ts'
import { isRefundable } from './one-person.ts'
import type { OrderedRefunds } from './ordered-refunds.ts'
import { refuse, type RefundRefusal } from './refund-refusal.ts'
import type { RefundRequestStore } from './refund-request.store.ts'

export type AskRefundFailure = RefundRefusal<
  'booking_not_found' | 'refund_not_now' | 'refund_currency' | 'refund_above_paid'
>

/** `waits`: a second person of finance must decide. */
type Asked = Result<{ waits: boolean }, AskRefundFailure>
export type AskRefund = (asked: AskedRefund, by: StaffActor) => Promise<Asked>

type Needs = {
  store: Pick<RefundRequestStore, 'holdBooking' | 'findAsked' | 'leaseBooking'>
  ordered: Pick<OrderedRefunds, 'left'>
  enterRefund: EnterRefund
  /** Sends due refunds. */
  settleBooking: (bookingId: string) => Promise<unknown>
  staffWrite: StaffWrite
}

/**
 * Refunds part of what was paid for a booking, which stays as it is. The refund is recorded before the gateway is
 * called; after a crash, the booking's settlement sends it. Refusals by the gateway are in the booking's history.
 */
export function askRefund({ store, ordered, enterRefund, settleBooking, staffWrite }: Needs): AskRefund {
  return async (asked, by) => {
    const { bookingId, amount, cause, key } = asked
    const done = await staffWrite<Asked>(by, async (tx, now) => {
      const held = await store.holdBooking(tx, bookingId)
      if (!held) return refuse('booking_not_found')
      const before = key === null ? null : await store.findAsked(tx, bookingId, refundMovement(by, key))
      if (before) return { value: ok({ waits: before.needsTwo }), audited: null }
      if (!isRefundable(held)) return refuse('refund_not_now')
      if (amount.currency !== held.currency) return refuse('refund_currency')
      const left = (await ordered.left(tx, bookingId)) - held.asked
      if (amount.amount > left) return refuse('refund_above_paid')
      const { requestId, waits } = await enterRefund(tx, { ...asked, withCancellation: false }, by, now)
      if (!waits) await store.leaseBooking(tx, bookingId, now)
      return {
        value: ok({ waits }),
        audited: {
          action: waits ? 'ask_refund' : 'refund_booking',
          subject: { kind: 'booking', id: bookingId },
          before: { left: { ...amount, amount: left } },
          after: { request: requestId, amount, cause },
        },
      }
    })
    if (done.ok && !done.value.waits) await settleBooking(bookingId)
    return done
  }
}

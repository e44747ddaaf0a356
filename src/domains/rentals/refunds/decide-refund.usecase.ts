import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { isRefundable } from './one-person.ts'
import type { OrderedRefunds } from './ordered-refunds.ts'
import { refuse, type RefundRefusal } from './refund-refusal.ts'
import type { RefundVerdict } from './refund-request-tables.ts'
import type { HeldBooking, RefundRequestRow, RefundRequestStore } from './refund-request.store.ts'

export type DecideRefundFailure = RefundRefusal<
  | 'refund_request_not_found'
  | 'refund_decided'
  | 'refund_of_colleague'
  | 'second_person_needed'
  | 'refund_not_now'
  | 'refund_above_paid'
>

type Decided = Result<{ bookingId: string; sends: boolean }, DecideRefundFailure>

const ACTIONS = {
  approved: 'approve_refund',
  declined: 'decline_refund',
  withdrawn: 'withdraw_refund',
} as const satisfies Record<RefundVerdict, string>

/**
 * Approves a colleague's refund request, which orders it, or declines it. Its requester may only withdraw or decline
 * it; nobody else may withdraw it.
 */
export type DecideRefund = (
  decision: { requestId: string; verdict: RefundVerdict },
  by: StaffActor,
) => Promise<Decided>

type Needs = {
  db: Db
  store: Pick<RefundRequestStore, 'find' | 'holdBooking' | 'decide' | 'leaseBooking'>
  ordered: Pick<OrderedRefunds, 'left' | 'order'>
  /** Sends due refunds. */
  settleBooking: (bookingId: string) => Promise<unknown>
  staffWrite: StaffWrite
}

/** Locks the booking, so that the second of two concurrent decisions sees the first. */
export function decideRefund(needs: Needs): DecideRefund {
  const { db, store, ordered, settleBooking, staffWrite } = needs
  return async ({ requestId, verdict }, by) => {
    const approve = verdict === 'approved'
    const asked = await store.find(db, requestId)
    if (!asked) return refuse('refund_request_not_found')
    const decided = await staffWrite<Decided>(by, async (tx, now) => {
      const { bookingId } = asked
      const booking = await store.holdBooking(tx, bookingId)
      const request = await store.find(tx, requestId)
      if (!booking || !request) return refuse('refund_request_not_found')
      if (verdict === 'withdrawn' && request.askedBy !== by.staffId) return refuse('refund_of_colleague')
      if (request.status !== 'waiting') return refuse('refund_decided')
      if (approve && request.askedBy === by.staffId) return refuse('second_person_needed')
      if (approve && !mayBeApproved(booking, request)) return refuse('refund_not_now')
      const { amount, askedBy, cause } = request
      if (approve && amount.amount > (await ordered.left(tx, bookingId))) return refuse('refund_above_paid')
      const sends = approve && isRefundable(booking)
      await store.decide(tx, requestId, { status: verdict, decidedBy: by.staffId }, now)
      if (sends) {
        await ordered.order(tx, { id: requestId, bookingId, amount }, now)
        await store.leaseBooking(tx, bookingId, now)
      }
      return {
        value: ok({ bookingId, sends }),
        audited: {
          action: ACTIONS[verdict],
          subject: { kind: 'booking', id: bookingId },
          before: { request: requestId, status: 'waiting' },
          after: { status: verdict, amount, cause, asked_by: askedBy },
        },
      }
    })
    if (decided.ok && decided.value.sends) await settleBooking(decided.value.bookingId)
    return decided
  }
}

/**
 * Returns true if a request may be approved; one made with a cancellation may be approved while that is in progress.
 */
function mayBeApproved(booking: HeldBooking, { withCancellation }: RefundRequestRow): boolean {
  return isRefundable(booking) || (withCancellation && booking.supplierState === 'cancelling')
}

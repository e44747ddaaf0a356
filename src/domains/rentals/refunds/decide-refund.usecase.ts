import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { refundDetails } from './ask-refund.usecase.ts'
import { isRefundable } from './one-person.ts'
import type { OrderedRefunds } from './ordered-refunds.ts'
import type { HeldBooking, HeldRequest, RefundRequestStore } from './refund-request.store.ts'

export type DecideRefundFailure = {
  code:
    | 'refund_request_not_found'
    | 'refund_decided'
    | 'second_person_needed'
    | 'refund_not_now'
    | 'refund_above_paid'
  detail: string
}

type Decided = Result<{ bookingId: string; sends: boolean }, DecideRefundFailure>

/** Agrees to a refund that a colleague asked for, which orders it, or declines it. */
export type DecideRefund = (
  decision: { requestId: string; approve: boolean },
  by: StaffActor,
) => Promise<Decided>

const details = {
  ...refundDetails,
  refund_request_not_found: 'Nobody has asked for such a refund',
  refund_decided: 'It was decided before',
  second_person_needed: 'Whoever asked for a refund does not agree to it',
} as const satisfies Record<DecideRefundFailure['code'], string>

type Needs = {
  db: Db
  store: Pick<RefundRequestStore, 'find' | 'holdBooking' | 'decide' | 'leaseBooking'>
  ordered: Pick<OrderedRefunds, 'left' | 'order'>
  /** Sends what is due. */
  settleBooking: (bookingId: string) => Promise<unknown>
  staffWrite: StaffWrite
}

/** The booking is held, so that of two who decide the second sees what the first has. */
export function decideRefund(needs: Needs): DecideRefund {
  const { db, store, ordered, settleBooking, staffWrite } = needs
  const refuse = (code: DecideRefundFailure['code']) => fail({ code, detail: details[code] })

  return async ({ requestId, approve }, by) => {
    const asked = await store.find(db, requestId)
    if (!asked) return refuse('refund_request_not_found')
    const decided = await staffWrite<Decided>(by, async (tx, now) => {
      const { bookingId } = asked
      const booking = await store.holdBooking(tx, bookingId)
      const request = await store.find(tx, requestId)
      if (!booking || !request) return refuse('refund_request_not_found')
      if (request.status !== 'waiting') return refuse('refund_decided')
      if (approve && request.askedBy === by.staffId) return refuse('second_person_needed')
      if (approve && !mayBeApproved(booking, request)) return refuse('refund_not_now')
      const { amount, askedBy, cause } = request
      if (approve && amount.amount > (await ordered.left(tx, bookingId))) return refuse('refund_above_paid')
      const sends = approve && isRefundable(booking)
      const status = approve ? 'approved' : 'declined'
      await store.decide(tx, requestId, { status, decidedBy: by.staffId }, now)
      if (sends) {
        await ordered.order(tx, { id: requestId, bookingId, amount }, now)
        await store.leaseBooking(tx, bookingId, now)
      }
      return {
        value: ok({ bookingId, sends }),
        audited: {
          action: approve ? 'approve_refund' : 'decline_refund',
          subject: { kind: 'booking', id: bookingId },
          before: { request: requestId, status: 'waiting' },
          after: { status, amount, cause, asked_by: askedBy },
        },
      }
    })
    if (decided.ok && decided.value.sends) await settleBooking(decided.value.bookingId)
    return decided
  }
}

/** What was asked with a cancellation waits for that to be made. */
function mayBeApproved(booking: HeldBooking, { withCancellation }: HeldRequest): boolean {
  return isRefundable(booking) || (withCancellation && booking.supplierState === 'cancelling')
}

import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { isRefundable } from './one-person.ts'
import { leftToRefund, orderRefund } from './ordered-refunds.service.ts'
import type * as operations from './refund-operations.contract.ts'
import { rejectRefund } from './refund-rejection.ts'
import { findRefundRequest, selectWaitingRequests } from './refund-request-reads.store.ts'
import type { RefundVerdict } from './refund-request-tables.ts'
import {
  refundRequestStore as store,
  type LockedBooking,
  type RefundRequestRow,
} from './refund-request.store.ts'

type DecidingApp = Pick<App, 'db' | 'clock' | 'settleBooking'>

const ACTIONS = {
  approved: 'approve_refund',
  declined: 'decline_refund',
  withdrawn: 'withdraw_refund',
} as const satisfies Record<RefundVerdict, string>

/** Lists a page of requests that wait for a second person, oldest first. */
export function listApprovals({ db }: Pick<App, 'db'>, { query }: Call<typeof operations.listApprovals>) {
  return selectWaitingRequests(db, { after: query.after, limit: query.page_size })
}

/** Approves a colleague's refund request, which orders it, or declines it. Its requester may only decline it. */
export function decideRefund(app: DecidingApp, { params, body, by }: Call<typeof operations.decideRefund>) {
  return decide(app, params.id, body.approve ? 'approved' : 'declined', by)
}

/** Withdraws a refund request of the caller. */
export function withdrawRefund(app: DecidingApp, { params, by }: Call<typeof operations.withdrawRefund>) {
  return decide(app, params.id, 'withdrawn', by)
}

/** Locks the booking, so that the second of two concurrent decisions sees the first. */
async function decide(app: DecidingApp, requestId: string, verdict: RefundVerdict, by: StaffActor) {
  const approve = verdict === 'approved'
  const found = await store.find(app.db, requestId)
  if (!found) return rejectRefund('refund_request_not_found')
  const { bookingId } = found
  const decided = await writeAudited(app, by, async (tx, now, audit) => {
    const booking = await store.lockBooking(tx, bookingId)
    const request = await store.find(tx, requestId)
    if (!booking || !request) return rejectRefund('refund_request_not_found')
    if (verdict === 'withdrawn' && request.requestedBy !== by.staffId)
      return rejectRefund('refund_of_colleague')
    if (request.status !== 'waiting') return rejectRefund('refund_decided')
    if (approve && request.requestedBy === by.staffId) return rejectRefund('second_person_needed')
    if (approve && !mayBeApproved(booking, request)) return rejectRefund('refund_not_now')
    const { amount, requestedBy, cause } = request
    if (approve && amount.amount > (await leftToRefund(tx, bookingId)))
      return rejectRefund('refund_above_paid')
    const sends = approve && isRefundable(booking)
    await store.decide(tx, requestId, { status: verdict, decidedBy: by.staffId }, now)
    if (sends) {
      await orderRefund(tx, { id: requestId, bookingId, amount }, now)
      await store.leaseBooking(tx, bookingId, now)
    }
    await audit({
      action: ACTIONS[verdict],
      subject: { kind: 'booking', id: bookingId },
      before: { request: requestId, status: 'waiting' },
      after: { status: verdict, amount, cause, asked_by: requestedBy },
    })
    return ok({ sends })
  })
  if (!decided.ok) return decided
  if (decided.value.sends) await app.settleBooking(bookingId)
  const request = await findRefundRequest(app.db, requestId)
  return request ? ok({ request }) : rejectRefund('refund_request_not_found')
}

/**
 * Returns true if a request may be approved; one made with a cancellation may be approved while that is in progress.
 */
function mayBeApproved(booking: LockedBooking, { withCancellation }: RefundRequestRow): boolean {
  return isRefundable(booking) || (withCancellation && booking.supplierState === 'cancelling')
}

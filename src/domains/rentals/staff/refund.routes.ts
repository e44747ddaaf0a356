import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem, refusedBy } from '../rental-problem.http.ts'
import { RetryRefundBody, RefundedReply } from './booking-act.contract.ts'
import { ACTS } from './booking-acts.ts'
import { StaffBookingParams } from './staff-booking.contract.ts'
import type { AskRefund, AskRefundFailure } from '../refunds/ask-refund.usecase.ts'
import type { DecideRefund, DecideRefundFailure } from '../refunds/decide-refund.usecase.ts'
import type { RefundVerdict } from '../refunds/refund-request-tables.ts'
import type { RefundRequestReads } from '../refunds/refund-request-reads.store.ts'
import {
  ApprovalParams,
  ApprovalsQuery,
  ApprovalsReply,
  DecidedReply,
  DecideRefundBody,
  WithdrawRefundBody,
  RefundBookingBody,
} from '../refunds/refund-request.contract.ts'
import type { RetryRefund, RetryRefundFailure } from '../refunds/retry-refund.usecase.ts'

type Needs = {
  reads: RefundRequestReads
  askRefund: AskRefund
  decideRefund: DecideRefund
  retryRefund: RetryRefund
  requireStaff: RequireStaff
  idempotent: Idempotent
  rateLimit: RateLimit
}

type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables & IdempotencyVariables }>

type Failure = AskRefundFailure | DecideRefundFailure | RetryRefundFailure

const refused = refusedBy({
  booking_not_found: 404,
  refund_request_not_found: 404,
  refund_not_now: 409,
  refund_currency: 422,
  refund_above_paid: 409,
  refund_decided: 409,
  refund_of_colleague: 409,
  second_person_needed: 409,
  nothing_to_retry: 409,
} as const satisfies Record<Failure['code'], number>)

/** Staff endpoints to refund a booking, and to approve refunds above one person's limit. */
export function refundRoutes(needs: Needs) {
  const { reads, askRefund, decideRefund, retryRefund } = needs
  const { requireStaff, idempotent, rateLimit } = needs
  const limit = rateLimit('staff-refunds', 120)
  const refund = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/refund',
    summary: 'Give back part of what was paid for a booking, or ask finance to',
    limit,
    access: requireStaff(...ACTS.refund.needs),
    middleware: [idempotent],
    request: {
      params: StaffBookingParams,
      headers: IdempotencyHeader,
      body: jsonBody(RefundBookingBody, {
        amount: { amount: 5000, currency: 'EUR' },
        cause: 'car_late',
        reason: 'Two hours at the desk',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, RefundedReply, 'Ordered, or waiting for a second person', 404, 409, 422),
  })
  const retry = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/retry-refund',
    summary: 'Send again what the gateway refused to give back',
    limit,
    access: requireStaff(...ACTS.retry_refund.needs),
    request: { params: StaffBookingParams, body: jsonBody(RetryRefundBody, { lang_id: 1 }) },
    responses: jsonReplies(200, RefundedReply, 'Ordered again', 404, 409),
  })
  const list = listRoute({
    path: '/staff/approvals',
    summary: 'What waits for a second person, the oldest first',
    limit,
    access: requireStaff('finance'),
    query: ApprovalsQuery,
    page: ApprovalsReply,
  })
  const decide = createRoute({
    method: 'post',
    path: '/staff/approvals/{id}',
    summary: 'Agree to what a colleague asked for, which orders it, or decline it',
    limit,
    access: requireStaff('finance'),
    request: { params: ApprovalParams, body: jsonBody(DecideRefundBody, { approve: false, lang_id: 1 }) },
    responses: jsonReplies(200, DecidedReply, 'The request as it is now', 404, 409),
  })

  const withdraw = createRoute({
    method: 'post',
    path: '/staff/approvals/{id}/withdraw',
    summary: 'Take back a refund that one asked for and that waits',
    limit,
    access: requireStaff(...ACTS.refund.needs),
    request: { params: ApprovalParams, body: jsonBody(WithdrawRefundBody, { lang_id: 1 }) },
    responses: jsonReplies(200, DecidedReply, 'The request as it is now', 404, 409),
  })
  return openApiApp<TravellerVariables & IdempotencyVariables>()
    .openapi(refund, async (c) => {
      const { amount, cause, reason } = c.req.valid('json')
      const bookingId = c.req.valid('param').id
      const asked = { bookingId, amount, cause, reason, key: c.var.idempotencyKey }
      const done = await askRefund(asked, staffActor(c))
      return done.ok ? c.json(done.value, 200) : refused(c, done.failure)
    })
    .openapi(retry, async (c) => {
      const retried = await retryRefund(c.req.valid('param').id, staffActor(c))
      return retried.ok ? c.json({ waits: false }, 200) : refused(c, retried.failure)
    })
    .openapi(list, async (c) => {
      const { after, page_size: size } = c.req.valid('query')
      return c.json(await reads.waiting({ after, limit: size }), 200)
    })
    .openapi(decide, async (c) => {
      const { approve } = c.req.valid('json')
      return decided(c, c.req.valid('param').id, approve ? 'approved' : 'declined')
    })
    .openapi(withdraw, (c) => decided(c, c.req.valid('param').id, 'withdrawn'))

  async function decided(c: StaffContext, requestId: string, verdict: RefundVerdict) {
    const done = await decideRefund({ requestId, verdict }, staffActor(c))
    if (!done.ok) return refused(c, done.failure)
    const request = await reads.find(requestId)
    if (request) return c.json({ request }, 200)
    return problem(c, 404, { code: 'refund_request_not_found', detail: 'There is no such request' })
  }
}

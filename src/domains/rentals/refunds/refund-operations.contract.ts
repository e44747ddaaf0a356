import { z } from 'zod'
import { IdInPath } from '#kernel/contract.ts'
import { operation } from '#kernel/operation.ts'
import * as contract from './refund-request.contract.ts'

const shared = { limit: { name: 'staff-refunds', perMinute: 120 }, tags: ['DESK_BOOKINGS'] } as const
const RefundedBookingParams = z.object({ id: IdInPath.meta({ description: 'Of the booking' }) })

export const refundBooking = operation({
  ...shared,
  method: 'post',
  path: '/staff/bookings/{id}/refund',
  summary: 'Give back part of what was paid for a booking, or ask finance to',
  access: { staff: ['support', 'finance'] },
  idempotent: true,
  params: RefundedBookingParams,
  body: contract.RefundBookingBody,
  example: {
    amount: { amount: 5000, currency: 'EUR' },
    cause: 'car_late',
    reason: 'Two hours at the desk',
    lang_id: 1,
  },
  reply: [contract.RefundedReply, 'Ordered, or waiting for a second person'],
  failures: { booking_not_found: 404, refund_not_now: 409, refund_above_paid: 409, refund_currency: 422 },
})

export const retryRefund = operation({
  ...shared,
  method: 'post',
  path: '/staff/bookings/{id}/retry-refund',
  summary: 'Send again what the gateway refused to give back',
  access: { staff: ['finance'] },
  params: RefundedBookingParams,
  body: contract.RetryRefundBody,
  example: { lang_id: 1 },
  reply: [contract.RefundedReply, 'Ordered again'],
  failures: { booking_not_found: 404, refund_not_now: 409, refund_above_paid: 409, nothing_to_retry: 409 },
})

export const listApprovals = operation({
  ...shared,
  method: 'get',
  path: '/staff/approvals',
  summary: 'What waits for a second person, the oldest first',
  access: { staff: ['finance'] },
  query: contract.ApprovalsQuery,
  reply: [contract.ApprovalsReply, 'A page of them'],
})

const decided = {
  ...shared,
  method: 'post',
  params: contract.ApprovalParams,
  reply: [contract.DecidedReply, 'The request as it is now'],
  failures: {
    refund_request_not_found: 404,
    refund_decided: 409,
    refund_of_colleague: 409,
    second_person_needed: 409,
    refund_not_now: 409,
    refund_above_paid: 409,
  },
} as const

export const decideRefund = operation({
  ...decided,
  path: '/staff/approvals/{id}',
  summary: 'Agree to what a colleague asked for, which orders it, or decline it',
  access: { staff: ['finance'] },
  body: contract.DecideRefundBody,
  example: { approve: false, lang_id: 1 },
})

export const withdrawRefund = operation({
  ...decided,
  path: '/staff/approvals/{id}/withdraw',
  summary: 'Take back a refund that one asked for and that waits',
  access: { staff: ['support', 'finance'] },
  body: contract.WithdrawRefundBody,
  example: { lang_id: 1 },
})

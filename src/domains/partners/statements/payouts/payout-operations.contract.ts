import { operation } from '#kernel/operation.ts'
import {
  BatchParams,
  BatchReply,
  DecideBatchBody,
  PaidBatchBody,
  PayoutsQuery,
  PayoutsReply,
  PrepareBatchBody,
} from './payout.contract.ts'

const shared = { access: { staff: ['finance'] }, tags: ['STAFF_PAYOUTS'] } as const

export const listPayouts = operation({
  ...shared,
  method: 'get',
  path: '/staff/payouts',
  summary: 'What partners are to be paid, who is not and why, and the batches there were',
  query: PayoutsQuery,
  reply: [PayoutsReply, 'A page of them'],
})

export const readBatch = operation({
  ...shared,
  method: 'get',
  path: '/staff/payouts/{id}',
  summary: 'A batch with its payouts',
  params: BatchParams,
  reply: [BatchReply, 'As it is now'],
  failures: { batch_not_found: 404 },
})

const changed = {
  ...shared,
  method: 'post',
  limit: { name: 'staff-payouts', perMinute: 60 },
  reply: [BatchReply, 'The batch as it is now'],
  failures: {
    batch_not_found: 404,
    batch_decided: 409,
    batch_not_approved: 409,
    batch_paid: 409,
    nothing_to_pay: 409,
    other_approver_needed: 409,
    paid_day_invalid: 422,
  },
} as const

export const prepareBatch = operation({
  ...changed,
  path: '/staff/payouts',
  summary: 'Collect the payouts of a currency in a batch, which a colleague approves',
  body: PrepareBatchBody,
  example: { currency: 'EUR', format: 'sepa', lang_id: 1 },
})

export const decideBatch = operation({
  ...changed,
  path: '/staff/payouts/{id}/decide',
  summary: 'Approve a batch that a colleague has prepared, or refuse it, which frees its payouts',
  params: BatchParams,
  body: DecideBatchBody,
  example: { approve: false, lang_id: 1 },
})

export const payBatch = operation({
  ...changed,
  path: '/staff/payouts/{id}/paid',
  summary: 'Enter that the bank has paid an approved batch',
  params: BatchParams,
  body: PaidBatchBody,
  example: { paid_on: '2026-12-01', lang_id: 1 },
  invalidatesOnSuccessOnly: true,
})

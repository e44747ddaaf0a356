import { operation } from '#kernel/operation.ts'
import * as contract from './dispute.contract.ts'

const shared = {
  access: { staff: ['finance'] },
  limit: { name: 'staff-disputes', perMinute: 300 },
  tags: ['STAFF_MONEY'],
} as const

export const listDisputes = operation({
  ...shared,
  method: 'get',
  path: '/staff/money/disputes',
  summary: 'Disputes of cardholders, the latest first',
  query: contract.DisputesQuery,
  reply: [contract.DisputesReply, 'A page of them'],
})

export const readDispute = operation({
  ...shared,
  method: 'get',
  path: '/staff/money/disputes/{id}',
  summary: 'A dispute, and what can be done with it',
  params: contract.DisputeParams,
  reply: [contract.DisputeReply, 'As it is now'],
  failures: { dispute_not_found: 404 },
})

export const settleDispute = operation({
  ...shared,
  method: 'post',
  path: '/staff/money/disputes/{id}/settle',
  summary: 'Say what the bank has decided, after the gateway was asked, or accept the dispute there',
  limit: { name: 'staff-dispute-acts', perMinute: 60 },
  params: contract.DisputeParams,
  body: contract.SettleDisputeBody,
  example: { act: 'lost', note: 'The bank’s letter of 3 December', lang_id: 1 },
  reply: [contract.DisputeReply, 'As it is now'],
  failures: {
    dispute_not_found: 404,
    dispute_not_open: 409,
    dispute_undecided: 409,
    dispute_not_acceptable: 409,
    payment_unavailable: 503,
  },
})

import { operation } from '#kernel/operation.ts'
import * as contract from './decide-earning.contract.ts'

const shared = { access: { staff: ['partners'] }, tags: ['PARTNER_EARNINGS'] } as const

export const listEarnings = operation({
  ...shared,
  method: 'get',
  path: '/staff/partner-earnings',
  summary: 'Commissions that wait for a person, the first ordered first; or that of one booking',
  query: contract.StaffEarningsQuery,
  reply: [contract.StaffEarningsReply, 'A page of them'],
})

export const decideEarning = operation({
  ...shared,
  method: 'post',
  path: '/staff/partner-earnings/{id}/decide',
  summary: 'Pay a booking’s commission whatever speaks against it, or refuse it',
  limit: { name: 'staff-partner-earnings', perMinute: 120 },
  params: contract.StaffEarningParams,
  body: contract.DecideEarningBody,
  example: { decision: 'allowed', instead_of: null, reason: 'The agency books for its guests', lang_id: 1 },
  reply: [contract.StaffEarningContract, 'As it was when it was decided; what follows is seen in seconds'],
  failures: { earning_not_found: 404, earning_decided: 409 },
})

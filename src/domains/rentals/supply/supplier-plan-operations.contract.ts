import { operation } from '#kernel/operation.ts'
import * as contract from './supplier-plan.contract.ts'

const shared = { access: { staff: ['suppliers'] }, tags: ['STAFF_SUPPLIERS'] } as const

export const listSupplierPlans = operation({
  ...shared,
  method: 'get',
  path: '/staff/suppliers',
  summary: 'Every plan that is sold, with what its supplier did lately',
  limit: { name: 'staff-suppliers', perMinute: 120 },
  reply: [contract.SupplierPlansReply, 'The plans'],
})

export const switchPlan = operation({
  ...shared,
  method: 'post',
  path: '/staff/suppliers/{id}/switch',
  summary: 'Switch a plan on or off: off, it is gone from results within five seconds',
  limit: { name: 'staff-plan-switches', perMinute: 60 },
  params: contract.SwitchPlanParams,
  body: contract.SwitchPlanBody,
  example: { on: false, version: 0, lang_id: 1 },
  reply: [contract.SwitchPlanReply, 'The plan as it is now'],
  failures: { plan_not_found: 404, plan_changed: 409 },
})

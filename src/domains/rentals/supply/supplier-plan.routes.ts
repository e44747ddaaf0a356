import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff, type StaffActor } from '#domains/staff/public.ts'
import type { Result } from '#kernel/result.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../rental-problem.http.ts'
import type { ReadSupplierPlans } from './read-supplier-plans.usecase.ts'
import * as contract from './supplier-plan.contract.ts'

/** Switches a plan on or off for every process; `version` is the expected version. */
export type SwitchPlan = (
  wanted: { planId: string; on: boolean; version: number },
  by: StaffActor,
) => Promise<Result<null, { code: 'plan_changed'; detail: string }>>

type Needs = {
  readPlans: ReadSupplierPlans
  planIds: readonly string[]
  switchPlan: SwitchPlan
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({ plan_not_found: 404, plan_changed: 409 })
const noPlan = { code: 'plan_not_found', detail: 'There is no such plan' } as const

/** Staff endpoints to manage suppliers’ plans. */
export function supplierPlanRoutes({ readPlans, planIds, switchPlan, requireStaff, rateLimit }: Needs) {
  const access = requireStaff('suppliers')
  const list = createRoute({
    method: 'get',
    path: '/staff/suppliers',
    summary: 'Every plan that is sold, with what its supplier did lately',
    access,
    limit: rateLimit('staff-suppliers', 120),
    responses: jsonReplies(200, contract.SupplierPlansReply, 'The plans'),
  })
  const turn = createRoute({
    method: 'post',
    path: '/staff/suppliers/{id}/switch',
    summary: 'Switch a plan on or off: off, it is gone from results within five seconds',
    access,
    limit: rateLimit('staff-plan-switches', 60),
    request: {
      params: contract.SwitchPlanParams,
      body: jsonBody(contract.SwitchPlanBody, { on: false, version: 0, lang_id: 1 }),
    },
    responses: jsonReplies(200, contract.SwitchPlanReply, 'The plan as it is now', 404, 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => c.json({ items: await readPlans() }, 200))
    .openapi(turn, async (c) => {
      const { id: planId } = c.req.valid('param')
      if (!planIds.includes(planId)) return refused(c, noPlan)
      const { on, version } = c.req.valid('json')
      const done = await switchPlan({ planId, on, version }, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const plan = (await readPlans()).find(({ plan_id }) => plan_id === planId)
      return plan ? c.json({ plan }, 200) : refused(c, noPlan)
    })
}

import { writeSetting } from '#domains/settings/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { listSupplierPlans, type SupplierPlansApp } from './list-supplier-plans.usecase.ts'
import type * as operations from './supplier-plan-operations.contract.ts'

const noSuchPlan = fail({ code: 'plan_not_found', detail: 'There is no such plan' } as const)

/** Switches a plan on or off for every process; fails if the setting is no longer of the expected version. */
export async function switchPlan(
  app: SupplierPlansApp & Pick<App, 'settings'>,
  { params: { id: planId }, body: { on, version }, by }: Call<typeof operations.switchPlan>,
) {
  if (!app.plans.some(({ id }) => id === planId)) return noSuchPlan
  const switched = await writeSetting(app, { kind: 'plan_on', planId, value: on, version }, by)
  if (!switched.ok) return fail({ code: 'plan_changed', detail: switched.failure.detail } as const)
  const { items } = await listSupplierPlans(app)
  const plan = items.find(({ plan_id }) => plan_id === planId)
  return plan ? ok({ plan }) : noSuchPlan
}

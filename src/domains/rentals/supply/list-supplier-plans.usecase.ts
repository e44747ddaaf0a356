import { nameOf, selectSetValues } from '#domains/settings/public.ts'
import { breakerIn, callsSince, lastGarbage, summarise, type CallCount } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { PlanHealth, SupplierPlans } from './supplier-plan.contract.ts'
import { differencesSince, stationsBySupplier } from './supplier-plan.store.ts'

/** Window for a breaker's state, which each process records every few seconds. */
export const OF_BREAKERS = { minutes: 2 } as const

/** Max unreadable responses and differences shown, over all plans and per plan. */
const SHOWN = 100
const OF_ONE_PLAN = 5

/** The part of the app that reads suppliers' plans. */
export type SupplierPlansApp = Pick<App, 'db' | 'clock' | 'plans' | 'places'>

/** Lists every plan sold here, with its supplier's recent health. */
export async function listSupplierPlans(app: SupplierPlansApp): Promise<SupplierPlans> {
  const { db, clock, plans, places } = app
  const now = clock.now()
  const [set, minutes, hour, day, garbage, desks, differing] = await Promise.all([
    readSwitches(app),
    callsSince(db, now.subtract(OF_BREAKERS)),
    callsSince(db, now.subtract({ hours: 1 })),
    callsSince(db, now.subtract({ hours: 24 })),
    lastGarbage(db, SHOWN),
    stationsBySupplier(db),
    differencesSince(db, now.subtract({ hours: 30 * 24 }), SHOWN),
  ])
  const withDesks = places.withDesks()
  const items = plans.map((plan) => ({
    plan_id: plan.id,
    name: plan.name,
    label: plan.label,
    supplier_id: plan.supplier.id,
    supplier: plan.supplier.name,
    payment: plan.paymentTiming,
    margin_percent: plan.marginBasisPoints / 100,
    ...(set.get(plan.id) ?? { on: true, version: 0 }),
    stations: desks.get(plan.supplier.id) ?? 0,
    places: withDesks.filter(({ supplierIds }) => supplierIds.has(plan.supplier.id)).length,
    breaker: breakerIn(minutes.get(plan.id) ?? []),
    hour: healthOf(hour.get(plan.id) ?? []),
    day: healthOf(day.get(plan.id) ?? []),
    garbage: garbage
      .filter(({ planId }) => planId === plan.id)
      .slice(0, OF_ONE_PLAN)
      .map(({ minute, detail, count }) => ({ minute: minute.toString(), detail, count })),
    differences: (differing.get(plan.id) ?? []).slice(0, OF_ONE_PLAN),
  }))
  return { items }
}

/** Returns whether each plan is on, with the version of that setting. */
async function readSwitches({ db, plans }: Pick<App, 'db' | 'plans'>) {
  const set = new Map((await selectSetValues(db)).map((one) => [one.name, one]))
  return new Map(
    plans.map(({ id }) => {
      const row = set.get(nameOf({ kind: 'plan_on', planId: id }))
      return [id, { on: row === undefined || row.value === true, version: row?.version ?? 0 }]
    }),
  )
}

function healthOf(counts: readonly CallCount[]): PlanHealth {
  const { p50Ms, p95Ms, ...rest } = summarise(counts)
  return { ...rest, p50_ms: p50Ms, p95_ms: p95Ms }
}

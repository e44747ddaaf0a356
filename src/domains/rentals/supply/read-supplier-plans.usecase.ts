import type { Clock } from '#kernel/clock.ts'
import { breakerIn, summarise, type CallCount, type Plan } from '#domains/suppliers/public.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import type { PlanHealth, SupplierDifference, SupplierPlan } from './supplier-plan.contract.ts'

/** An unreadable supplier response. */
export type Garbage = { planId: string; minute: Temporal.Instant; detail: string; count: number }

type Needs = {
  plans: readonly Plan[]
  /** Returns whether each plan is on, with the version of that setting. */
  switches: () => Promise<ReadonlyMap<string, { on: boolean; version: number }>>
  callsSince: (since: Temporal.Instant) => Promise<Map<string, CallCount[]>>
  lastGarbage: (count: number) => Promise<Garbage[]>
  stations: () => Promise<ReadonlyMap<number, number>>
  differences: (since: Temporal.Instant, count: number) => Promise<Map<string, SupplierDifference[]>>
  places: Pick<PlaceDirectory, 'withDesks'>
  clock: Clock
}

export type ReadSupplierPlans = () => Promise<SupplierPlan[]>

/** Window for a breaker's state, which each process records every few seconds. */
export const OF_BREAKERS = { minutes: 2 } as const

/** Max unreadable responses and differences shown, over all plans and per plan. */
const SHOWN = 100
const OF_ONE_PLAN = 5

/** Reads every plan sold here, with its supplier's recent health. */
export function readSupplierPlans(needs: Needs): ReadSupplierPlans {
  const { plans, switches, callsSince, lastGarbage, stations, differences, places, clock } = needs
  return async () => {
    const now = clock.now()
    const [set, minutes, hour, day, garbage, desks, differing] = await Promise.all([
      switches(),
      callsSince(now.subtract(OF_BREAKERS)),
      callsSince(now.subtract({ hours: 1 })),
      callsSince(now.subtract({ hours: 24 })),
      lastGarbage(SHOWN),
      stations(),
      differences(now.subtract({ hours: 30 * 24 }), SHOWN),
    ])
    const withDesks = places.withDesks()
    return plans.map((plan) => ({
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
  }
}

function healthOf(counts: readonly CallCount[]): PlanHealth {
  const { p50Ms, p95Ms, ...rest } = summarise(counts)
  return { ...rest, p50_ms: p50Ms, p95_ms: p95Ms }
}

import type { UrgentSource } from '#domains/staff/public.ts'
import { breakerIn, isFailing, type CallCount, type Plan } from '#domains/suppliers/public.ts'
import { OF_BREAKERS } from './read-supplier-plans.usecase.ts'

/** Window in which a plan with a closed breaker has failed every request. */
const OF_FAILURES = { minutes: 10 } as const

type Needs = {
  plans: readonly Plan[]
  isOn: (planId: string) => boolean
  callsSince: (since: Temporal.Instant) => Promise<ReadonlyMap<string, readonly CallCount[]>>
}

/** Plans that are sold and fail: their breaker is open in some process, or they recently failed every request. */
export function urgentPlans({ plans, isOn, callsSince }: Needs): UrgentSource {
  return {
    needs: ['suppliers', 'support'],
    async read(now, limit) {
      const [breakers, calls] = await Promise.all([
        callsSince(now.subtract(OF_BREAKERS)),
        callsSince(now.subtract(OF_FAILURES)),
      ])
      return plans
        .filter(({ id }) => isOn(id))
        .filter(({ id }) => breakerIn(breakers.get(id) ?? []) !== 'closed' || isFailing(calls.get(id) ?? []))
        .slice(0, limit)
        .map(({ id, name, supplier }) => ({
          kind: 'plan_failing',
          id,
          name,
          detail: supplier.name,
          count: 1,
          due: null,
        }))
    },
  }
}

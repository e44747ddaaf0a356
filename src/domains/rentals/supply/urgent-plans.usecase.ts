import type { UrgentSource } from '#domains/staff/public.ts'
import { breakerIn, callsSince, isFailing } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import { OF_BREAKERS } from './list-supplier-plans.usecase.ts'

/** Window in which a plan with a closed breaker has failed every request. */
const OF_FAILURES = { minutes: 10 } as const

/** Plans that are sold and fail: their breaker is open in some process, or they recently failed every request. */
export function urgentPlans({ db, plans, isPlanOn }: Pick<App, 'db' | 'plans' | 'isPlanOn'>): UrgentSource {
  return {
    needs: ['suppliers', 'support'],
    async read(now, limit) {
      const [breakers, calls] = await Promise.all([
        callsSince(db, now.subtract(OF_BREAKERS)),
        callsSince(db, now.subtract(OF_FAILURES)),
      ])
      return plans
        .filter(({ id }) => isPlanOn(id))
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

/** Consecutive failures after which a plan rests. */
export const FAILURES_TO_REST = 5

/** Rest before one request probes the plan; doubled after each failed probe. */
export const REST_SECONDS = 30
export const LONGEST_REST_SECONDS = 300

/** The usual names: requests pass, are blocked, or one probes. */
export type BreakerState = 'closed' | 'open' | 'half_open'

/** The kind of a permitted request; the caller passes it back with the outcome. */
export type Permit = 'question' | 'probe'

/** A plan with recent failures; one that rests has `restsUntil`. */
type Failing = { failures: number; restSeconds: number; restsUntil: number | null; probing: boolean }

export type Breaker = ReturnType<typeof createBreaker>

/**
 * A circuit breaker for each plan: one that only fails is not requested for a while, so that no search waits for it.
 * Its state is local to the process.
 */
export function createBreaker() {
  const failing = new Map<string, Failing>()

  return {
    /** Null while the plan rests. After a rest one request probes; the others go on without its plan. */
    mayAsk(planId: string, now: Temporal.Instant): Permit | null {
      const plan = failing.get(planId)
      if (!plan || plan.restsUntil === null) return 'question'
      if (plan.probing || now.epochMilliseconds < plan.restsUntil) return null
      plan.probing = true
      return 'probe'
    },

    heard(planId: string, how: 'answered' | 'failed', permit: Permit, now: Temporal.Instant): void {
      if (how === 'answered') {
        failing.delete(planId)
        return
      }
      const plan = failing.get(planId) ?? { failures: 0, restSeconds: 0, restsUntil: null, probing: false }
      failing.set(planId, plan)
      if (permit === 'probe') {
        plan.probing = false
        plan.restSeconds = Math.min(plan.restSeconds * 2, LONGEST_REST_SECONDS)
        plan.restsUntil = now.epochMilliseconds + plan.restSeconds * 1000
      } else if (plan.restsUntil === null && ++plan.failures >= FAILURES_TO_REST) {
        plan.restSeconds = REST_SECONDS
        plan.restsUntil = now.epochMilliseconds + REST_SECONDS * 1000
      }
      // Ignore a failure of a request sent before the rest.
    },

    /** The request was not sent, for a reason of our own: another one may probe. */
    notAsked(planId: string, permit: Permit): void {
      const plan = failing.get(planId)
      if (plan && permit === 'probe') plan.probing = false
    },

    stateOf(planId: string, now: Temporal.Instant): BreakerState {
      const plan = failing.get(planId)
      if (!plan || plan.restsUntil === null) return 'closed'
      return plan.probing || now.epochMilliseconds >= plan.restsUntil ? 'half_open' : 'open'
    },
  }
}

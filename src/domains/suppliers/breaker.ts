/** Failures in a row after which a plan is left alone. */
export const FAILURES_TO_REST = 5

/** How long it is left alone before one question tries it again; twice as long after each try that failed. */
export const REST_SECONDS = 30
export const LONGEST_REST_SECONDS = 300

/** As others name them: asked as usual, left alone, tried by one question. */
export type BreakerState = 'closed' | 'open' | 'half_open'

/** What a question is asked as; whoever is given one says with it what came of the question. */
export type Permit = 'question' | 'probe'

/** A plan that failed of late; one that rests has `restsUntil`. */
type Failing = { failures: number; restSeconds: number; restsUntil: number | null; probing: boolean }

export type Breaker = ReturnType<typeof createBreaker>

/**
 * A circuit breaker for each plan: one that only fails is not asked at all for a while, so that no search waits for
 * it. Kept by the process that saw the failures.
 */
export function createBreaker() {
  const failing = new Map<string, Failing>()

  return {
    /** Null while the plan rests. When a rest is over one question probes; the others go on without its plan. */
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
      // What was asked before the rest and fails during it is no news.
    },

    /** The question was not put after all, for a reason of our own: a probe may be made by another. */
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

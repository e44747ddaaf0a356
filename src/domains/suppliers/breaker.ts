/** Number of consecutive failures that open a plan's breaker. */
export const FAILURES_TO_OPEN = 5

/** Cooldown before one request probes the plan, in seconds; doubled after each failed probe. */
export const OPEN_SECONDS = 30
export const MAX_OPEN_SECONDS = 300

/** The usual circuit breaker states: requests pass, are blocked, or one probes. */
export type BreakerState = 'closed' | 'open' | 'half_open'

/** Kind of a permitted request; the caller passes it back with the outcome. */
export type Permit = 'question' | 'probe'

/** A plan with recent failures; `openUntil` is set while its breaker is open. */
type Failing = { failures: number; openSeconds: number; openUntil: number | null; probing: boolean }

export type Breaker = ReturnType<typeof createBreaker>

/**
 * Creates a circuit breaker per plan: one that only fails is not requested for a while, so that no search waits for it.
 * The state is local to the process.
 */
export function createBreaker() {
  const failing = new Map<string, Failing>()

  return {
    /**
     * Permits a request; null while the breaker is open. After the cooldown, one request probes; others continue
     * without the plan.
     */
    takePermit(planId: string, now: Temporal.Instant): Permit | null {
      const plan = failing.get(planId)
      if (!plan || plan.openUntil === null) return 'question'
      if (plan.probing || now.epochMilliseconds < plan.openUntil) return null
      plan.probing = true
      return 'probe'
    },

    heard(planId: string, how: 'answered' | 'failed', permit: Permit, now: Temporal.Instant): void {
      if (how === 'answered') {
        failing.delete(planId)
        return
      }
      const plan = failing.get(planId) ?? { failures: 0, openSeconds: 0, openUntil: null, probing: false }
      failing.set(planId, plan)
      if (permit === 'probe') {
        plan.probing = false
        plan.openSeconds = Math.min(plan.openSeconds * 2, MAX_OPEN_SECONDS)
        plan.openUntil = now.epochMilliseconds + plan.openSeconds * 1000
      } else if (plan.openUntil === null && ++plan.failures >= FAILURES_TO_OPEN) {
        plan.openSeconds = OPEN_SECONDS
        plan.openUntil = now.epochMilliseconds + OPEN_SECONDS * 1000
      }
      // Ignores failures of requests sent before the breaker opened.
    },

    /** Reports that the request was not sent, for a reason of our own: another one may probe. */
    notSent(planId: string, permit: Permit): void {
      const plan = failing.get(planId)
      if (plan && permit === 'probe') plan.probing = false
    },

    stateOf(planId: string, now: Temporal.Instant): BreakerState {
      const plan = failing.get(planId)
      if (!plan || plan.openUntil === null) return 'closed'
      return plan.probing || now.epochMilliseconds >= plan.openUntil ? 'half_open' : 'open'
    },
  }
}

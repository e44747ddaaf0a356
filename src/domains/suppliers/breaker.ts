/** Failures in a row after which a plan is left alone. */
export const FAILURES_TO_REST = 5

/** How long it is left alone before one question tries it again. */
export const REST_SECONDS = 30

/**
 * A circuit breaker for each plan: one that only fails is not asked at all for a while, so that no search waits for
 * it. Kept by the process that saw the failures.
 */
export function breaker() {
  const troubled = new Map<string, { failures: number; restsUntil: number }>()

  return {
    /** When a rest is over only the caller that is told yes tries; the others go on waiting for its word. */
    mayAsk(planId: string, now: Temporal.Instant): boolean {
      const plan = troubled.get(planId)
      if (!plan || plan.failures < FAILURES_TO_REST) return true
      if (now.epochMilliseconds < plan.restsUntil) return false
      plan.restsUntil = restFrom(now)
      return true
    },

    heard(planId: string, how: 'answered' | 'failed', now: Temporal.Instant): void {
      if (how === 'answered') troubled.delete(planId)
      else
        troubled.set(planId, {
          failures: (troubled.get(planId)?.failures ?? 0) + 1,
          restsUntil: restFrom(now),
        })
    },
  }
}

function restFrom(now: Temporal.Instant): number {
  return now.epochMilliseconds + REST_SECONDS * 1000
}

import { setTimeout as wait } from 'node:timers/promises'
import {
  DatabaseUnavailable,
  isConflict,
  isConnectionLost,
  isOfStandby,
  isTimeout,
  NotConnected,
} from './database-failures.ts'

/** Maximum time of retries while the database is unavailable, from the start of the outage. */
export const RETRY_WINDOW_MS = 10_000

/** A statement that crashes the server each time is not retried forever. */
const MAX_BREAKS = 5
const MAX_CONFLICTS = 10

const FIRST_WAIT_MS = 10
const LONGEST_WAIT_MS = 500

/**
 * Retries an attempt on transient failures: the database restarts, or the transaction conflicted with another.
 * `mayRepeat` decides whether an attempt that failed with this error may be retried.
 */
export type Repeat = <Value>(
  attempt: () => Promise<Value>,
  mayRepeat: (error: unknown) => boolean,
) => Promise<Value>

/**
 * Creates the retries of a database. All callers measure from the start of an outage, so that later calls
 * fail at once in a long one.
 */
export function createRepeat({
  retryWindowMs = RETRY_WINDOW_MS,
  onFailure = () => {},
}: {
  retryWindowMs?: number
  /** Called with every failure, including those that are retried. */
  onFailure?: (error: unknown) => void
} = {}): Repeat {
  let awaySince: number | null = null

  return async (attempt, mayRepeat) => {
    let failedSince: number | null = null
    let breaks = 0
    let conflicts = 0
    for (let failures = 0; ; failures++) {
      try {
        const value = await attempt()
        awaySince = null
        return value
      } catch (error) {
        onFailure(error)
        const now = performance.now()
        const isAway = error instanceof NotConnected || isConnectionLost(error)
        if (isAway) awaySince ??= now
        if (!isAway && !isConflict(error)) throw isTimeout(error) ? new DatabaseUnavailable(error) : error
        failedSince ??= Math.min(now, isAway ? (awaySince ?? now) : now)
        if (isAway && !(error instanceof NotConnected) && !isOfStandby(error)) breaks += 1
        if (!isAway) conflicts += 1
        const isHopeless =
          now - failedSince > retryWindowMs || breaks > MAX_BREAKS || conflicts > MAX_CONFLICTS
        if (isHopeless || !mayRepeat(error)) throw new DatabaseUnavailable(error)
      }
      await wait(waitMs(failures))
    }
  }
}

/** Returns the delay by exponential backoff with jitter. */
function waitMs(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10))
  return longest * (0.5 + Math.random() / 2)
}

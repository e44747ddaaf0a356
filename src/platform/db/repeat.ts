import { setTimeout as wait } from 'node:timers/promises'
import {
  DatabaseUnavailable,
  isConflict,
  isConnectionLost,
  isTimeout,
  NotConnected,
} from './database-failures.ts'

/** How long a database that is away is waited for, from when it went. */
export const PATIENCE_MS = 10_000

/** A statement that ends the server each time it runs is not sent for ever. */
const MOST_BREAKS = 5
const MOST_CONFLICTS = 10

const FIRST_WAIT_MS = 10
const LONGEST_WAIT_MS = 500

/**
 * Makes an attempt until it is done, for as long as what failed it may pass: the database restarts, or another
 * transaction was first. `mayRepeat` says whether an attempt that failed so may be made again.
 */
export type Repeat = <Value>(
  attempt: () => Promise<Value>,
  mayRepeat: (error: unknown) => boolean,
) => Promise<Value>

/** One for each database: all who ask it count from when it went away, so that a long outage holds nobody up. */
export function createRepeat({
  patienceMs = PATIENCE_MS,
  onFailure = () => {},
}: {
  patienceMs?: number
  /** Hears of every failure, also of those that are repeated. */
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
        if (isAway && !(error instanceof NotConnected)) breaks += 1
        if (!isAway) conflicts += 1
        const isHopeless =
          now - failedSince > patienceMs || breaks > MOST_BREAKS || conflicts > MOST_CONFLICTS
        if (isHopeless || !mayRepeat(error)) throw new DatabaseUnavailable(error)
      }
      await wait(waitMs(failures))
    }
  }
}

/** Longer with each failure, and not the same for all who wait. */
function waitMs(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10))
  return longest * (0.5 + Math.random() / 2)
}

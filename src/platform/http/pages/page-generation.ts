import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'

/** A publication is seen after this time at the latest. */
const ASK_EVERY_MS = 2000

/** Pages do not wait longer than this to learn whether something was published. */
const WAIT_MS = 200

type Wanted = { ask: () => Promise<string>; clock: Clock; onError: (error: unknown) => void }

/**
 * The generation of the published content, asked every two seconds at most, once for all requests that wait. While
 * there is no answer, the last one holds: the cache outlives its database.
 */
export function pageGeneration({ ask, clock, onError }: Wanted): () => string | Promise<string> {
  let known = ''
  let askedAt = -Infinity
  let underWay: Promise<void> | null = null

  const renew = async () => {
    try {
      known = await ask()
    } catch (error) {
      onError(error)
    } finally {
      underWay = null
    }
  }
  return () => {
    const now = clock.now().epochMilliseconds
    if (Math.abs(now - askedAt) >= ASK_EVERY_MS && !underWay) {
      askedAt = now
      underWay = renew()
    }
    if (!underWay) return known
    return Promise.race([underWay, wait(WAIT_MS, undefined, { ref: false })]).then(() => known)
  }
}

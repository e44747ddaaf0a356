import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'

/** Maximum delay until a publication is noticed. */
const REFRESH_EVERY_MS = 2000

/** Maximum wait of a page for the check for a publication. */
const WAIT_MS = 200

type Options = { fetchGeneration: () => Promise<string>; clock: Clock; onError: (error: unknown) => void }

/**
 * Returns the generation of the published content, read at most every two seconds and once for all waiting
 * requests. If the read fails, the last one remains valid, so the cache outlives an outage of the database.
 */
export function pageGeneration({ fetchGeneration, clock, onError }: Options): () => string | Promise<string> {
  let known = ''
  let refreshedAt = -Infinity
  let underWay: Promise<void> | null = null

  const renew = async () => {
    try {
      known = await fetchGeneration()
    } catch (error) {
      onError(error)
    } finally {
      underWay = null
    }
  }
  return () => {
    const now = clock.now().epochMilliseconds
    if (Math.abs(now - refreshedAt) >= REFRESH_EVERY_MS && !underWay) {
      refreshedAt = now
      underWay = renew()
    }
    if (!underWay) return known
    return Promise.race([underWay, wait(WAIT_MS, undefined, { ref: false })]).then(() => known)
  }
}

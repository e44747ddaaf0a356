import { setTimeout } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Claim } from './claim-due.store.ts'

type Needs = {
  db: Db
  /** Claims due checks; returns ids by look key. */
  claim: (tx: Db, asked: Claim) => Promise<Map<string, string[]>>
  /** Ends checks that have expired. */
  endByTime: (tx: Db, now: Temporal.Instant) => Promise<void>
  /** Checks all watchers of one search. */
  lookAt: (key: string, ids: readonly string[]) => Promise<void>
  clock: Clock
  /** Aborted when the process is to end: remaining checks are left to another process. */
  stopping: AbortSignal
  onError: (error: unknown) => void
}

/**
 * Concurrent searches, and min duration of each. Checks are spread out rather than fast: two per second are about a
 * thousand in ten minutes. After each, there is a pause of half its duration, so that a machine busy with travellers
 * checks less.
 */
const AT_A_TIME = 2
const MIN_MS_EACH = 1000
const ROWS_A_TURN = 40
/** Checks due within this window share one search. */
const TOGETHER_HOURS = 8
/** After this time, another process takes over the checks of a terminated process. */
const LEASE_MINUTES = 10

/**
 * Runs due checks, several searches at a time and each once for everyone who shares it. Returns the number of checks.
 */
export function runPriceChecks(needs: Needs): () => Promise<number> {
  const { db, claim, endByTime, lookAt, clock, stopping, onError } = needs

  async function turn(): Promise<number> {
    const now = clock.now()
    const claimed = await db.transaction().execute(async (tx) => {
      await endByTime(tx, now)
      const soon = now.add({ hours: TOGETHER_HOURS })
      const until = now.add({ minutes: LEASE_MINUTES })
      return claim(tx, { now, soon, until, rows: ROWS_A_TURN })
    })
    const waiting = [...claimed]
    const worker = async () => {
      for (let next = waiting.shift(); next && !stopping.aborted; next = waiting.shift()) {
        const startedAt = performance.now()
        await lookAt(...next).catch((error: unknown) => onError(error))
        const tookMs = performance.now() - startedAt
        if (waiting.length > 0) await rest(Math.max(MIN_MS_EACH - tookMs, tookMs / 2))
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    return [...claimed.values()].reduce((count, ids) => count + ids.length, 0)
  }

  const rest = (ms: number) => setTimeout(ms, undefined, { signal: stopping }).catch(() => null)

  return async () => {
    let count = 0
    while (!stopping.aborted) {
      const looked = await turn()
      if (looked === 0) break
      count += looked
    }
    return count
  }
}

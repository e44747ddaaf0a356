import { setTimeout } from 'node:timers/promises'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { claimDue, type Watched } from './claim-due.store.ts'

export type PriceChecksApp = Pick<App, 'db' | 'clock' | 'log' | 'ending'>

type PriceChecks = {
  watched: Watched
  /** Ends checks that have expired. */
  endByTime: (tx: Db, now: Temporal.Instant) => Promise<void>
  /** Checks all watchers of one search. */
  check: (key: string, ids: readonly string[]) => Promise<void>
  /** Log message of a failed check. */
  failure: string
}

/**
 * Concurrent searches, and min duration of each. Checks are spread out rather than fast: two per second are about a
 * thousand in ten minutes. After each, there is a pause of half its duration, so that a machine busy with travellers
 * checks less.
 */
const CONCURRENCY = 2
const MIN_MS_EACH = 1000
const ROWS_PER_BATCH = 40
/** Checks due within this window share one search. */
const TOGETHER_HOURS = 8
/** After this time, another process takes over the checks of a terminated process. */
const LEASE_MINUTES = 10

/**
 * Runs due checks, several searches at a time and each once for everyone who shares it. Returns the number of checks.
 */
export async function runPriceChecks(app: PriceChecksApp, checks: PriceChecks): Promise<number> {
  let count = 0
  while (!app.ending.aborted) {
    const checked = await runBatch(app, checks)
    if (checked === 0) break
    count += checked
  }
  return count
}

async function runBatch(
  { db, clock, log, ending }: PriceChecksApp,
  { watched, endByTime, check, failure }: PriceChecks,
): Promise<number> {
  const now = clock.now()
  const claimed = await db.transaction().execute(async (tx) => {
    await endByTime(tx, now)
    const windowEnd = now.add({ hours: TOGETHER_HOURS })
    const until = now.add({ minutes: LEASE_MINUTES })
    return claimDue(tx, watched, { now, windowEnd, until, rows: ROWS_PER_BATCH })
  })
  const waiting = [...claimed]
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: ending }).catch(() => null)
  const worker = async () => {
    for (let next = waiting.shift(); next && !ending.aborted; next = waiting.shift()) {
      const startedAt = performance.now()
      await check(...next).catch((err: unknown) => log.error({ err }, failure))
      const tookMs = performance.now() - startedAt
      if (waiting.length > 0) await pause(Math.max(MIN_MS_EACH - tookMs, tookMs / 2))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return [...claimed.values()].reduce((count, ids) => count + ids.length, 0)
}

import type { Clock } from '#kernel/clock.ts'
import type { KeptErasures } from '#platform/db/erasure.ts'
import type { ErasureStore } from './erasure.store.ts'

/** Longer than any backup is stored. */
export const KEPT_ERASURES_HOURS = 400 * 24
/** Overlap of runs, for erasures in transactions that ended late. */
const LATE_MINUTES = 60

/** Stores the erasures since the last run outside the database. */
export type KeepErasures = () => Promise<void>

export function keepErasures({
  erasures,
  kept,
  clock,
}: {
  erasures: Pick<ErasureStore, 'since'>
  kept: KeptErasures
  clock: Clock
}): KeepErasures {
  let since = clock.now().subtract({ hours: KEPT_ERASURES_HOURS })
  return async () => {
    const now = clock.now()
    for (const erasure of await erasures.since(since)) if (!kept.has(erasure)) await kept.keep(erasure)
    since = now.subtract({ minutes: LATE_MINUTES })
  }
}

import type { Clock } from '#kernel/clock.ts'
import type { ErasureJournal } from '#platform/db/erasure.ts'
import type { ErasureStore } from './erasure.store.ts'

/** Longer than any backup is stored. */
export const ERASURE_RETENTION_HOURS = 400 * 24
/** Overlap of runs, for erasures in transactions that ended late. */
const LATE_MINUTES = 60

/** Stores the erasures since the last run outside the database. */
export type SaveErasures = () => Promise<void>

export function saveErasures({
  erasures,
  journal,
  clock,
}: {
  erasures: Pick<ErasureStore, 'since'>
  journal: ErasureJournal
  clock: Clock
}): SaveErasures {
  let since = clock.now().subtract({ hours: ERASURE_RETENTION_HOURS })
  return async () => {
    const now = clock.now()
    for (const erasure of await erasures.since(since))
      if (!journal.has(erasure)) await journal.record(erasure)
    since = now.subtract({ minutes: LATE_MINUTES })
  }
}

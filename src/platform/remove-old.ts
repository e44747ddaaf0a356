import type { Clock } from '#kernel/clock.ts'
import type { Db } from './db/database.ts'
import type { Retention } from './db/old-rows.store.ts'

/** Rows deleted per statement: few enough not to block other queries. */
const BATCH = 500

/** Maximum batches per run of one kind; the next run continues. */
const BATCHES_PER_RUN = 200

/** Deletes all expired rows. Locked ones are left to the next run. */
export function removeOld({
  db,
  clock,
  retentions,
}: {
  db: Db
  clock: Clock
  retentions: readonly Retention[]
}) {
  return async (): Promise<void> => {
    for (const { hours, remove } of retentions) {
      const before = clock.now().subtract({ hours })
      for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1)
        if ((await remove(db, before, BATCH)) < BATCH) break
    }
  }
}

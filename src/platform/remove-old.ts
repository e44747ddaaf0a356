import type { Clock } from '#kernel/clock.ts'
import type { Db } from './db/database.ts'
import type { Retention } from './db/old-rows.store.ts'

/** Rows that one statement removes: few enough that nobody waits for it. */
const BATCH = 500

/** A turn ends after so many batches of one kind; the next goes on. */
const BATCHES_A_TURN = 200

/** Removes all that is over. Several processes may be at it: each takes rows that the others do not hold. */
export function removeOld({ db, clock, kept }: { db: Db; clock: Clock; kept: readonly Retention[] }) {
  return async (): Promise<void> => {
    for (const { hours, remove } of kept) {
      const before = new Date(clock.now().subtract({ hours }).epochMilliseconds)
      for (let batch = 0; batch < BATCHES_A_TURN; batch += 1)
        if ((await remove(db, before, BATCH)) < BATCH) break
    }
  }
}

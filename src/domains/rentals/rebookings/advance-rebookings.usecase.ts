import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { AdvanceRebooking } from './advance-rebooking.service.ts'
import type { RebookingStore } from './rebooking.store.ts'

const BATCH = 20

type Needs = {
  db: Db
  rebookings: Pick<RebookingStore, 'claim'>
  advance: AdvanceRebooking
  clock: Clock
  onError: (id: string, error: unknown) => void
}

/** Resumes every rebooking in progress: after a crash, or once its order or cancellation has ended. */
export function advanceRebookings({ db, rebookings, advance, clock, onError }: Needs): () => Promise<number> {
  return async () => {
    const claimed = await rebookings.claim(db, clock.now(), BATCH)
    await Promise.all(claimed.map((id) => advance(id).catch((error: unknown) => onError(id, error))))
    return claimed.length
  }
}

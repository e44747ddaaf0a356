import { advanceRebooking, type AdvancingApp } from './advance-rebooking.service.ts'
import { rebookingStore } from './rebooking.store.ts'

const BATCH = 20

/**
 * Resumes every rebooking in progress: after a crash, or once its order or cancellation has ended. Returns their
 * number.
 */
export async function advanceRebookings(app: AdvancingApp): Promise<number> {
  const { db, clock, log } = app
  const claimed = await rebookingStore.claim(db, clock.now(), BATCH)
  await Promise.all(
    claimed.map((id) =>
      advanceRebooking(app, id).catch((err: unknown) =>
        log.error({ rebookingId: id, err }, 'a rebooking could not go on'),
      ),
    ),
  )
  return claimed.length
}

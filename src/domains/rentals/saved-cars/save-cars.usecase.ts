import type { Clock } from '#kernel/clock.ts'
import { savable } from './saved-car.ts'
import { MAX_SAVED_CARS, type CarToSave, type NOT_SAVED } from './saved-car.contract.ts'
import type { SavedCarStore } from './saved-car.store.ts'

type NotSaved = { offer_id: string; reason: (typeof NOT_SAVED)[number] }

/**
 * Adds cars to an account's saved cars: one from a card, or the list of a browser after sign-in. Idempotent. Returns
 * those that were not saved, so that the browser keeps them.
 */
export type SaveCars = (userId: string, cars: readonly CarToSave[]) => Promise<NotSaved[]>

export function saveCars({
  savedCars,
  clock,
}: {
  savedCars: Pick<SavedCarStore, 'add'>
  clock: Clock
}): SaveCars {
  return async (userId, sent) => {
    const now = clock.now()
    const { cars, refused } = savable(sent, now)
    const beyond = await savedCars.add(userId, cars, { most: MAX_SAVED_CARS, now })
    return [...refused, ...beyond.map(({ offer_id }) => ({ offer_id, reason: 'full' as const }))]
  }
}

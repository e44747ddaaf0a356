import type { PersonalData } from '#domains/accounts/public.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { keptNames } from '../search/offers/offer-identity.contract.ts'
import type { Savable } from './saved-car.ts'

export type SavedRow = {
  offer_id: string
  vehicle_name: string
  car_id: string | null
  saved_at: Temporal.Instant
}

export type SavedCarStore = {
  /** The latest first. */
  list(userId: string, now: Temporal.Instant): Promise<SavedRow[]>
  /**
   * Saves the cars until there are `most`, in their order; one that is saved already stays as it is. Returns those that
   * did not fit. One call at a time for an account, so that several devices cannot save more.
   */
  add(
    userId: string,
    cars: readonly Savable[],
    how: { most: number; now: Temporal.Instant },
  ): Promise<Savable[]>
  /** Every row that is the car by one of its names; also where it was not saved. */
  remove(userId: string, names: readonly string[]): Promise<void>
}

export function savedCarStore(db: Db): SavedCarStore {
  return {
    list: (userId, now) =>
      db
        .selectFrom('saved_cars')
        .select(['offer_id', 'vehicle_name', 'car_id', 'saved_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('saved_at', 'desc')
        .orderBy('car')
        .execute(),

    add: (userId, cars, { most, now }) =>
      db.transaction().execute(async (tx) => {
        // An account that is being deleted takes no more.
        const holder = tx.selectFrom('users').select('id').where('id', '=', userId)
        if (!(await holder.where('erased_at', 'is', null).forNoKeyUpdate().executeTakeFirst())) return []
        const rows = await tx
          .selectFrom('saved_cars')
          .select(['offer_id', 'car_id'])
          .where('user_id', '=', userId)
          .where('expires_at', '>', now)
          .execute()
        const saved = new Set(rows.flatMap(keptNames))
        const fresh = cars.filter(({ names }) => !names.some((name) => saved.has(name)))
        const room = Math.max(0, most - rows.length)
        const fitting = fresh.slice(0, room)
        if (fitting.length > 0)
          await tx
            .insertInto('saved_cars')
            .values(
              fitting.map(({ rate, offer_id, vehicle_name, car_id = null, expiresAt }) => ({
                user_id: userId,
                car: sha256(rate),
                offer_id,
                vehicle_name,
                car_id,
                saved_at: now,
                expires_at: expiresAt,
              })),
            )
            .execute()
        return fresh.slice(room)
      }),

    async remove(userId, names) {
      const those = new Set(names)
      await db.transaction().execute(async (tx) => {
        const rows = await tx
          .selectFrom('saved_cars')
          .select(['car', 'offer_id', 'car_id'])
          .where('user_id', '=', userId)
          .execute()
        const gone = rows.filter((row) => keptNames(row).some((name) => those.has(name)))
        if (gone.length === 0) return
        const cars = gone.map(({ car }) => car)
        await tx.deleteFrom('saved_cars').where('user_id', '=', userId).where('car', 'in', cars).execute()
      })
    },
  }
}

export function ownSavedCars(db: Db): PersonalData {
  return {
    read: {
      saved_cars: ({ userId }) =>
        db
          .selectFrom('saved_cars')
          .select(['offer_id', 'vehicle_name', 'car_id', 'saved_at'])
          .where('user_id', '=', userId)
          .orderBy('saved_at')
          .execute(),
    },
    async erase(tx, { userId }) {
      await tx.deleteFrom('saved_cars').where('user_id', '=', userId).execute()
    },
  }
}

import type { OwnData } from '#domains/accounts/public.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Savable } from './saved-car.ts'

export type SavedRow = { offer_id: string; vehicle_name: string; saved_at: Temporal.Instant }

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
  /** Also where it was not saved. */
  remove(userId: string, car: string): Promise<void>
}

export function savedCarStore(db: Db): SavedCarStore {
  return {
    list: (userId, now) =>
      db
        .selectFrom('saved_cars')
        .select(['offer_id', 'vehicle_name', 'saved_at'])
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
          .select('car')
          .where('user_id', '=', userId)
          .where('expires_at', '>', now)
          .execute()
        const saved = new Set(rows.map(({ car }) => car.toString('hex')))
        const fresh = cars
          .map((one) => ({ one, hash: sha256(one.car) }))
          .filter(({ hash }) => !saved.has(hash.toString('hex')))
        const room = Math.max(0, most - saved.size)
        const fitting = fresh.slice(0, room)
        if (fitting.length > 0)
          await tx
            .insertInto('saved_cars')
            .values(
              fitting.map(({ one, hash }) => ({
                user_id: userId,
                car: hash,
                offer_id: one.offer_id,
                vehicle_name: one.vehicle_name,
                saved_at: now,
                expires_at: one.expiresAt,
              })),
            )
            .execute()
        return fresh.slice(room).map(({ one }) => one)
      }),

    async remove(userId, car) {
      const removal = (tx: Db) =>
        tx.deleteFrom('saved_cars').where('user_id', '=', userId).where('car', '=', sha256(car)).execute()
      await db.transaction().execute(removal)
    },
  }
}

export function ownSavedCars(db: Db): OwnData {
  return {
    read: {
      saved_cars: ({ userId }) =>
        db
          .selectFrom('saved_cars')
          .select(['offer_id', 'vehicle_name', 'saved_at'])
          .where('user_id', '=', userId)
          .orderBy('saved_at')
          .execute(),
    },
    async erase(tx, { userId }) {
      await tx.deleteFrom('saved_cars').where('user_id', '=', userId).execute()
    },
  }
}

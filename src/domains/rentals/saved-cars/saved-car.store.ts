import type { PersonalData } from '#domains/accounts/public.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { savedCarKeys } from '../search/offers/offer-identity.contract.ts'
import type { Savable } from './saved-car.ts'

/** Lists saved cars, latest first. */
export function selectSavedCars(db: Db, userId: string, now: Temporal.Instant) {
  return db
    .selectFrom('saved_cars')
    .select(['offer_id', 'vehicle_name', 'car_id', 'saved_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('saved_at', 'desc')
    .orderBy('car')
    .execute()
}

/**
 * Saves cars in order, up to `max` in total; those already saved stay unchanged. Returns the cars that did not fit.
 * Serialised per account, so that several devices cannot exceed the limit.
 */
export function insertSavedCars(
  db: Db,
  userId: string,
  cars: readonly Savable[],
  { max, now }: { max: number; now: Temporal.Instant },
): Promise<Savable[]> {
  return db.transaction().execute(async (tx) => {
    // An account that is being deleted accepts no more cars.
    const holder = tx.selectFrom('users').select('id').where('id', '=', userId)
    if (!(await holder.where('erased_at', 'is', null).forNoKeyUpdate().executeTakeFirst())) return []
    const rows = await tx
      .selectFrom('saved_cars')
      .select(['offer_id', 'car_id'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .execute()
    const saved = new Set(rows.flatMap(savedCarKeys))
    const fresh = cars.filter(({ names }) => !names.some((name) => saved.has(name)))
    const room = Math.max(0, max - rows.length)
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
  })
}

/** Removes every saved row of the car with one of these names. Does nothing if it is not saved. */
export async function deleteSavedCars(db: Db, userId: string, names: readonly string[]): Promise<void> {
  const those = new Set(names)
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('saved_cars')
      .select(['car', 'offer_id', 'car_id'])
      .where('user_id', '=', userId)
      .execute()
    const removed = rows.filter((row) => savedCarKeys(row).some((name) => those.has(name)))
    if (removed.length === 0) return
    const cars = removed.map(({ car }) => car)
    await tx.deleteFrom('saved_cars').where('user_id', '=', userId).where('car', 'in', cars).execute()
  })
}

export function savedCarPersonalData(db: Db): PersonalData {
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

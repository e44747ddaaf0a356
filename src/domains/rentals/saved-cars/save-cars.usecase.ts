import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { savedCarKeys } from '../search/offers/offer-identity.contract.ts'
import type * as operations from './saved-car-operations.contract.ts'
import { savable } from './saved-car.ts'
import { MAX_SAVED_CARS } from './saved-car.contract.ts'
import { deleteSavedCars, insertSavedCars, selectSavedCars } from './saved-car.store.ts'

type SavingApp = Pick<App, 'db' | 'clock'>

/** Lists the saved cars of an account whose pick-up day is not over. */
export async function listSavedCars(
  { db, clock }: SavingApp,
  { userId }: Pick<Call<typeof operations.listSavedCars>, 'userId'>,
) {
  const rows = await selectSavedCars(db, userId, clock.now())
  const items = rows.map(({ saved_at, car_id, ...car }) => ({
    ...car,
    ...(car_id !== null && { car_id }),
    saved_at: saved_at.toString(),
  }))
  return { items, most: MAX_SAVED_CARS }
}

/**
 * Adds cars to an account's saved cars: one from a card, or the list of a browser after sign-in. Idempotent. Returns
 * those that were not saved, so that the browser keeps them.
 */
export async function saveCars(app: SavingApp, { userId, body }: Call<typeof operations.saveCars>) {
  const now = app.clock.now()
  const { cars, rejected } = savable(body.items, now)
  const beyond = await insertSavedCars(app.db, userId, cars, { max: MAX_SAVED_CARS, now })
  const full = beyond.map(({ offer_id }) => ({ offer_id, reason: 'full' as const }))
  return { ...(await listSavedCars(app, { userId })), not_saved: [...rejected, ...full] }
}

/** Removes a car from an account's saved cars. Idempotent. */
export async function removeSavedCar(
  { db }: Pick<App, 'db'>,
  { userId, query }: Call<typeof operations.removeSavedCar>,
) {
  await deleteSavedCars(db, userId, savedCarKeys(query))
  return null
}

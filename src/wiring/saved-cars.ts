import { saveCars } from '#domains/rentals/saved-cars/save-cars.usecase.ts'
import { savedCarRoutes } from '#domains/rentals/saved-cars/saved-car.routes.ts'
import { ownSavedCars, savedCarStore } from '#domains/rentals/saved-cars/saved-car.store.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Shared } from './share-context.ts'

export function wireSavedCars({ db, clock, rateLimit }: Shared, { requireRole }: Accounts) {
  const savedCars = savedCarStore(db)
  return {
    api: [
      savedCarRoutes({
        saveCars: saveCars({ savedCars, clock }),
        savedCars,
        clock,
        requireRole,
        rateLimit,
      }),
    ],
    personalData: [ownSavedCars(db)],
  }
}

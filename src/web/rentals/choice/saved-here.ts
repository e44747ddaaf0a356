import { MAX_KNOWN_OFFERS } from '#domains/rentals/known-offers/offer-state.contract.ts'
import { carList } from './car-list.ts'
import { SAVED_KEY } from './saved-key.ts'

/**
 * Cars saved in this browser: those of a signed-out visitor, and those that their account has no room for.
 */
export const savedHere = carList({
  key: SAVED_KEY,
  storage: () => window.localStorage,
  max: MAX_KNOWN_OFFERS,
})

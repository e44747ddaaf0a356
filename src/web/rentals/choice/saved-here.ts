import { MAX_KNOWN_OFFERS } from '#domains/rentals/known-offers/offer-state.contract.ts'
import { carList } from './car-list.ts'
import { SAVED_KEY } from './saved-key.ts'

/** The cars saved in this browser by somebody who is not signed in, and what their account has no room for. */
export const savedHere = carList({
  key: SAVED_KEY,
  storage: () => window.localStorage,
  max: MAX_KNOWN_OFFERS,
})

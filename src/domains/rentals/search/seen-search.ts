import type { Location } from '../locations/location.contract.ts'
import type { Offer } from './search.contract.ts'
import type { SearchedRental } from './searched-rental.ts'

export type OfferSource = { planId: string; at: number }

/** The offers of a search, just prepared. */
export type SeenSearch = {
  place: Location
  rental: SearchedRental & { residence: string }
  days: number
  /** True if cars that require a credit card are among the offers. */
  withCreditCard: boolean
  /** True if stations near the place were queried, too. */
  widened: boolean
  offers: readonly Offer[]
  /** Returns the plan of an offer, and when its supplier responded, in milliseconds. */
  sourceOf: (offer: Offer) => OfferSource | undefined
}

/** Records the prices of a search. Never waits and never fails. */
export type RecordSeen = (search: SeenSearch) => void

declare module '#platform/app.ts' {
  interface App {
    recordSeen: RecordSeen
  }
}

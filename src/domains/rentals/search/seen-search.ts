import type { Location } from '../locations/location.contract.ts'
import type { Offer } from './search.contract.ts'
import type { SearchedRental } from './searched-rental.ts'

export type OfferSource = { planId: string; at: number }

/** The offers of a search, just prepared. */
export type SeenSearch = {
  place: Location
  rental: SearchedRental & { residence: string }
  days: number
  /** True if cars that need a credit card are among the offers. */
  withCreditCard: boolean
  /** True if stations near the place were asked, too. */
  widened: boolean
  offers: readonly Offer[]
  /** Whose offer it is, and when its supplier answered, in milliseconds. */
  sourceOf: (offer: Offer) => OfferSource | undefined
}

/** Records what a search saw. Never waits and never fails. */
export type RecordSeen = (search: SeenSearch) => void

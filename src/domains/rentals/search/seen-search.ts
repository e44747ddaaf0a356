import type { Location } from '../locations/location.contract.ts'
import type { Offer } from './search.contract.ts'
import type { SearchedRental } from './searched-rental.ts'

/** The offers of a search, just prepared. */
export type SeenSearch = {
  place: Location
  rental: SearchedRental & { residence: string }
  days: number
  /** Whether cars that need a credit card are among the offers. */
  withCreditCard: boolean
  /** Whether stations near the place were asked, too. */
  widened: boolean
  offers: readonly Offer[]
  /** When an offer's supplier answered, in milliseconds. */
  answeredAt: (offer: Offer) => number
}

/** Records what a search saw. Never waits and never fails. */
export type RecordSeen = (search: SeenSearch) => void

import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { AskedTripRequest } from '#domains/fares/shapes/trip-request.contract.ts'

/** What a tab comes to: an option of a quote, which the traveller books next. */
export type Chosen = {
  request: AskedTripRequest
  option: TripQuote['options'][number]
  /** Names as the traveller saw them, in their order: from, stops, to. */
  places: readonly string[]
  /** Of the pick-up, for the terms of cancelling. */
  timeZone: string
  /** The pick-up on its place's clock, where the request does not say it. */
  start?: string
}

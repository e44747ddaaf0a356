import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'

/** Result of a tab: the option of a quote to book. */
export type Chosen = {
  request: TripRequestInput
  option: TripQuote['options'][number]
  /** Names as the traveller saw them, in their order: from, stops, to. */
  places: readonly string[]
  /** Time zone of the pick-up, for the cancellation terms. */
  timeZone: string
  /** The pick-up in local time, if the request lacks it. */
  start?: string
}

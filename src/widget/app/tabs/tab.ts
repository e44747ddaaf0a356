import type { ComponentType } from 'react'
import type { TripQuote, TripRequest } from '#domains/trips/fares/quote.contract.ts'

/** What a tab comes to: an option of a quote, which the traveller books next. */
export type Chosen = {
  request: TripRequest
  option: TripQuote['options'][number]
  /** Names as the traveller saw them, in their order: from, stops, to. */
  places: readonly string[]
  /** Of the pick-up, for the terms of cancelling; by default the traveller's own. */
  timeZone?: string
  /** The pick-up on its place's clock, where the request does not say it. */
  start?: string
}

export type TabProps = { onChosen: (chosen: Chosen) => void }

/** A tab's file: its code is a chunk of its own. */
export type TabModule = { Tab: ComponentType<TabProps> }

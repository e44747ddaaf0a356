import type { TripQuoteInput } from '../tabs/quote/use-quote.ts'

/** Current step of the frame. */
export type Step =
  /** A tab: its form, and `options` for its results. */
  | { name: 'search' | 'options' }
  /** Sign-in by code or password; then `next`. */
  | { name: 'sign_in'; next: 'details' | 'trips' }
  /** The chosen option, who travels and how it is paid. */
  | { name: 'details' }
  | { name: 'done'; tripId: string }
  | { name: 'trips' }
  | { name: 'my_account' }
  | { name: 'trip'; tripId: string }
  /** Price request to the dispatch desk. */
  | { name: 'price_request'; input: TripQuoteInput }
  /** The price that the desk has sent; `offer` is from the link in its mail. */
  | { name: 'price_offer'; offer: string }

export const FIRST_STEP: Step = { name: 'search' }

/** Returns true if the tabs are shown: in all other steps there is a way back to them. */
export function isOfTabs({ name }: Step): boolean {
  return name === 'search' || name === 'options'
}

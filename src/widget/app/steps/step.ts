import type { Asked } from '../tabs/quote/use-quote.ts'

/** Where the traveller is: what the frame shows. */
export type Step =
  /** A tab: its form, and `options` what it found. */
  | { name: 'search' | 'options' }
  /** Who books: a code or a password; then on to `next`. */
  | { name: 'sign_in'; next: 'details' | 'trips' }
  /** The chosen option, who travels and how it is paid. */
  | { name: 'details' }
  | { name: 'done'; tripId: string }
  | { name: 'trips' }
  | { name: 'my_account' }
  | { name: 'trip'; tripId: string }
  /** Asks the dispatch desk for a price. */
  | { name: 'price_request'; asked: Asked }
  /** The price that the desk has sent; `offer` is from the link in its mail. */
  | { name: 'price_offer'; offer: string }

export const FIRST_STEP: Step = { name: 'search' }

/** Returns true if the tabs are shown: in all other steps there is a way back to them. */
export function isOfTabs({ name }: Step): boolean {
  return name === 'search' || name === 'options'
}

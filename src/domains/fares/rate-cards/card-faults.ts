import { categoryOf, type TripCategory } from '../categories.contract.ts'
import type { ListFault } from '../categories/list-faults.ts'
import { rulesOf } from '../categories/rules.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'

/** An error and its path in the content, such as `slabs.2`. */
export type CardFault = ListFault | { path: string; code: 'card_kind' | 'card_currency' }

/**
 * Returns the errors that prevent publication of a card: the kind of another category, the currency of another city,
 * duplicates, slabs with a gap or an overlap, or packages in which more costs less.
 */
export function cardFaults(
  content: RateCardContent,
  { category, currency }: { category: TripCategory; currency: string },
): CardFault[] {
  return [
    ...(categoryOf(category).kind === content.kind ? [] : [{ path: 'kind', code: 'card_kind' } as const]),
    ...(content.currency === currency ? [] : [{ path: 'currency', code: 'card_currency' } as const]),
    ...rulesOf(category).faults(content),
  ]
}

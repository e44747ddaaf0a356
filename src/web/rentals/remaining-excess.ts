import type { Money } from '#kernel/money.ts'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'

export type RemainingExcess = {
  shown: Money | null
  /** Amount in the desk's own currency; undefined if that is the price's. */
  own: Money | null | undefined
  /** True if the protection lowers it; an excess refund does not. */
  lowered: boolean
}

/** Returns the remaining excess for damage and theft with the chosen protection, if any. */
export function remainingExcess(
  { excess, desk }: Pick<Offer, 'excess' | 'desk'>,
  protection: QuotedProtection | null,
): RemainingExcess {
  if (!protection) return { shown: excess, own: desk?.excess, lowered: false }
  return {
    shown: protection.excess_after,
    own: protection.desk_excess_after,
    lowered: protection.kind !== 'excess_refund',
  }
}

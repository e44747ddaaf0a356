import type { Money } from '#kernel/money.ts'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'

export type RemainingExcess = {
  shown: Money | null
  /** In the desk's own currency; undefined where that is the price's. */
  own: Money | null | undefined
  /** By the protection; an excess refund leaves the desk's excess as it is. */
  lowered: boolean
}

/** What the driver still bears of damage and theft with the protection chosen, if any. */
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

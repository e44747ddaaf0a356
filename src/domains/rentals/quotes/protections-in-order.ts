import type { QuotedProtection } from './quote.contract.ts'

/** Sorts protections for display: cheapest first, and for equal prices the one with the lower remaining excess. */
export function protectionsInOrder(protections: readonly QuotedProtection[]): QuotedProtection[] {
  return protections.toSorted(
    (one, other) =>
      one.price_for_rental.amount - other.price_for_rental.amount ||
      (one.excess_after?.amount ?? Infinity) - (other.excess_after?.amount ?? Infinity) ||
      0,
  )
}

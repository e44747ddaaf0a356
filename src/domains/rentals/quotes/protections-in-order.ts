import type { QuotedProtection } from './quote.contract.ts'

/** The order of protections wherever they stand: the cheapest first, of one price the one that leaves less to bear. */
export function protectionsInOrder(protections: readonly QuotedProtection[]): QuotedProtection[] {
  return protections.toSorted(
    (one, other) =>
      one.price_for_rental.amount - other.price_for_rental.amount ||
      (one.excess_after?.amount ?? Infinity) - (other.excess_after?.amount ?? Infinity) ||
      0,
  )
}

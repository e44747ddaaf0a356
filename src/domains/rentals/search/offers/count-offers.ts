import { countGroups, lowestOf, type BitRows, type SpannedRows } from './offer-bits.ts'
import type { OfferSet } from './offer-set.ts'

/** Count and lowest total of each row; 0 if there are none. */
export type Counts = { counts: Uint32Array; froms: Float64Array }

export function noCounts(rows: number): Counts {
  return { counts: new Uint32Array(rows), froms: new Float64Array(rows) }
}

type Counting = {
  set: OfferSet
  rows: SpannedRows
  /** The first of the rows to count, and the one after the last. */
  span: readonly [first: number, end: number]
  /** The offers to count: a row of `rows`, where each group is counted once. `ends`: the last offer of each group. */
  counted: { rows: BitRows; row: number; ends: BitRows }
  into: Counts
  /** Offset of an entry from its row. */
  shift?: number
}

/** Counts the intersection of each row of the span with the counted offers. */
export function countRows({ set, rows, span: [first, end], counted, into, shift = 0 }: Counting): void {
  const { rows: others, row: other, ends } = counted
  const { counts, froms } = into
  for (let row = first; row < end; row++) {
    const count = countGroups(rows, row, others, other, ends)
    counts[row + shift] = count
    if (count > 0) froms[row + shift] = lowestTotal(set, rows, row, others, other)
  }
}

/**
 * Returns the lowest total in the intersection of two rows. Cars are sorted by their cheapest offers, so no offer of a
 * later car is cheaper than its car's cheapest.
 */
function lowestTotal(
  { totals, carOf, cheapest }: OfferSet,
  { bits, words, spans }: SpannedRows,
  row: number,
  others: BitRows,
  other: number,
): number {
  const behind = spans[2 * row + 1] ?? 0
  let lowest = Infinity
  for (let at = spans[2 * row] ?? 0; at < behind; at++) {
    let both = (bits[row * words + at] ?? 0) & (others.bits[other * words + at] ?? 0)
    for (; both !== 0; both &= both - 1) {
      const position = (at << 5) + lowestOf(both)
      if ((cheapest[carOf[position] ?? 0] ?? 0) >= lowest) return lowest
      lowest = Math.min(lowest, totals[position] ?? 0)
    }
  }
  return lowest
}

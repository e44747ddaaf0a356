import { countGroups, lowestOf, type BitRows, type SpannedRows } from './offer-bits.ts'
import type { OfferSet } from './offer-set.ts'

/** By row, how many there are, and their lowest total; 0 for none. */
export type Counts = { counts: Uint32Array; froms: Float64Array }

export function noCounts(rows: number): Counts {
  return { counts: new Uint32Array(rows), froms: new Float64Array(rows) }
}

type Counting = {
  set: OfferSet
  rows: SpannedRows
  /** The first of the rows to count, and the one behind the last. */
  span: readonly [first: number, end: number]
  /** Some of the set's offers, a row of `rows`, of which each group is counted once; `ends`: each group's last offer. */
  counted: { rows: BitRows; row: number; ends: BitRows }
  into: Counts
  /** How far behind its row an entry is. */
  shift?: number
}

/** Counts what each row of the span has in common with the counted offers. */
export function countRows({ set, rows, span: [first, end], counted, into, shift = 0 }: Counting): void {
  const { rows: others, row: other, ends } = counted
  const { counts, froms } = into
  for (let row = first; row < end; row++) {
    const count = countGroups(rows, row, others, other, ends)
    counts[row + shift] = count
    if (count > 0) froms[row + shift] = lowestTotal(set, rows, row, others, other)
  }
}

/** Cars come by their cheapest offers: none behind one is cheaper than the cheapest of its own car. */
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

import { sum, type Money } from '#kernel/money.ts'
import type { Fare, FareLine } from '../lines/fare.contract.ts'

/** The quoted and the billed amount of a kind of line. Null if it is missing there. */
export type ComparedLine = { kind: string; label: string; quoted: Money | null; actual: Money | null }

/**
 * Compares a quote with its bill: a row for each kind of line in the order of the bill. Both columns add up to their
 * totals.
 */
export function compareQuotedWithActual(quoted: Fare, actual: Fare): ComparedLine[] {
  const kinds = new Set([...actual.lines, ...quoted.lines].map(({ kind }) => kind))
  // Tax is the last line of each.
  const ordered = [...kinds].toSorted((one, other) => Number(one === 'tax') - Number(other === 'tax'))
  return ordered.map((kind) => {
    const [before, after] = [linesOf(quoted, kind), linesOf(actual, kind)]
    return {
      kind,
      label: (after[0] ?? before[0])?.label ?? kind,
      quoted: totalOf(before),
      actual: totalOf(after),
    }
  })
}

function linesOf({ lines }: Fare, kind: string): FareLine[] {
  return lines.filter((line) => line.kind === kind)
}

function totalOf(lines: readonly FareLine[]): Money | null {
  const [first] = lines
  return first
    ? sum(
        lines.map(({ amount }) => amount),
        first.amount.currency,
      )
    : null
}

import type { FareLine } from '../fares/quote.contract.ts'
import type { BillingGridRow } from './billing-grid.contract.ts'

/**
 * The lines of a bill beside those of its quote: lines of one kind meet in their order; a line that only the quote has
 * stands where the quote has it, one that only the bill has comes last. Without a bill nothing is billed.
 */
export function billingLines(
  quoted: readonly FareLine[],
  billed: readonly FareLine[] | null,
): BillingGridRow[] {
  const left = [...(billed ?? [])]
  const pairs = quoted.map((line) => {
    const at = left.findIndex(({ kind }) => kind === line.kind)
    return { quoted: line, billed: at === -1 ? null : (left.splice(at, 1)[0] ?? null) }
  })
  return [...pairs, ...left.map((line) => ({ quoted: null, billed: line }))].flatMap((pair, at) => {
    const shown = pair.billed ?? pair.quoted
    if (!shown) return []
    const { kind, label, quantity, unit, rate } = shown
    return {
      line: at + 1,
      kind,
      label,
      quantity,
      unit,
      rate,
      quoted: pair.quoted?.amount ?? null,
      billed: pair.billed?.amount ?? null,
    }
  })
}

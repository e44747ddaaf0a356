import { lineLabel, quotedBesideActual, type Fare, type FareLine } from '#domains/fares/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { BillingGridRow } from './billing-grid.contract.ts'

/**
 * Compares the kinds of lines of a bill with those of its quote, in the reader's language. A kind with one line states
 * its quantity and rate: billed, otherwise quoted. Without a bill, billed amounts are null.
 */
export function billingLines(quoted: Fare, bill: Fare | null, language: Language): BillingGridRow[] {
  return quotedBesideActual(quoted, bill ?? quoted).map((compared, at) => {
    const billed = linesOf(bill, compared.kind)
    const lines = billed.length > 0 ? billed : linesOf(quoted, compared.kind)
    const [line] = lines
    const only = lines.length === 1 ? line : null
    return {
      line: at + 1,
      kind: compared.kind,
      label: line ? lineLabel(line, language) : compared.label,
      quantity: only?.quantity ?? null,
      unit: only?.unit ?? null,
      rate: only?.rate ?? null,
      quoted: compared.quoted,
      billed: bill && compared.actual,
    }
  })
}

function linesOf(fare: Fare | null, kind: string): FareLine[] {
  return fare?.lines.filter((line) => line.kind === kind) ?? []
}

import type { Posting } from '../ledger.ts'
import type { Account, EntryKind } from '../ledger-names.contract.ts'

/** A ledger entry with its reference and documents, for accountants. */
export type JournalEntry = {
  id: string
  at: Temporal.Instant
  kind: EntryKind
  currency: string
  reference: string
  documents: string | null
  postings: readonly Posting[]
}

/**
 * A posting, or the total of all postings of a currency at the end of the file. Amounts are hundredths, never
 * negative.
 */
export type JournalLine = { currency: string; debit: number; credit: number } & (
  | { of: 'posting'; account: Account; entry: Omit<JournalEntry, 'postings' | 'currency'> }
  | { of: 'total'; postings: number }
)

/** Returns one line per posting. */
export function linesOf(entries: readonly JournalEntry[]): JournalLine[] {
  return entries.flatMap(({ postings, currency, ...entry }) =>
    postings.map(({ account, amount }) => ({
      of: 'posting' as const,
      account,
      entry,
      currency,
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
    })),
  )
}

/** Adds up exported lines, and returns totals by currency at the end; debit and credit are equal. */
export function controlTotals() {
  const totals = new Map<
    string,
    { of: 'total'; currency: string; debit: number; credit: number; postings: number }
  >()
  return {
    count(lines: readonly JournalLine[]): void {
      for (const { currency, debit, credit } of lines) {
        const total = totals.get(currency) ?? {
          of: 'total' as const,
          currency,
          debit: 0,
          credit: 0,
          postings: 0,
        }
        total.debit += debit
        total.credit += credit
        total.postings += 1
        totals.set(currency, total)
      }
    },
    lines: (): JournalLine[] =>
      [...totals.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  }
}

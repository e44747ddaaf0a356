import { balanced, cancellationEntry, completionEntry, type LedgerEntry, type Sale } from './ledger.ts'

/**
 * Returns the entry for a no-show. The payment is retained as a fee and shared with the supplier as in a
 * cancellation; the desk collects nothing. `isCompleted`: also reverses the completion that was posted.
 */
export function noShowEntry(sale: Sale, { isCompleted }: { isCompleted: boolean }): LedgerEntry {
  const { bookingId, total, payNow } = sale
  const rented = isCompleted ? completionEntry(sale).postings : []
  return {
    ...balanced('no_show', bookingId, total.currency, [
      ...rented.map(({ account, amount }) => ({ account, amount: -amount })),
      ...cancellationEntry(sale, payNow).postings,
    ]),
    bookingId,
  }
}

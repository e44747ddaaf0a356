import { balanced, cancellationEntry, completionEntry, type LedgerEntry, type Sale } from './ledger.ts'

/**
 * Nobody came for the car: what was paid to us is kept as a fee, shared with the supplier as in a cancellation, and the desk
 * collects nothing. `isCompleted`: it counted as rented until now, which is taken back.
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

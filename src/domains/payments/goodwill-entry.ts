import type { Money } from '#kernel/money.ts'
import { entry, transfer, type LedgerEntry } from './ledger.ts'

/** Creates the entry of a goodwill refund: we owe it to the traveller, and bear it. `requestId`: of the staff's request. */
export function goodwillEntry(input: { bookingId: string; requestId: string; amount: Money }): LedgerEntry {
  const { bookingId, requestId, amount } = input
  const moves = transfer('travellers', 'goodwill', amount.amount)
  return entry('goodwill', requestId, bookingId, amount.currency, moves)
}

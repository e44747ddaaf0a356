import type { Money } from '#kernel/money.ts'
import { entry, transfer, type LedgerEntry } from './ledger.ts'

/** What the staff give back beyond the terms: we owe it to the traveller, and bear it. `requestId`: of their request. */
export function goodwillEntry(given: { bookingId: string; requestId: string; amount: Money }): LedgerEntry {
  const { bookingId, requestId, amount } = given
  const moves = transfer('travellers', 'goodwill', amount.amount)
  return entry('goodwill', requestId, bookingId, amount.currency, moves)
}

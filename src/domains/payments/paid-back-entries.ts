import type { TaskSubject } from '#domains/staff/public.ts'
import type { Account } from './ledger-names.contract.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'
import type { Owed } from './owed.store.ts'

/**
 * Returns the entry for paying a traveller the amount owed: by card through the gateway, or from our bank
 * account.
 */
export function paidBackEntry(
  about: TaskSubject,
  { id, from, owed }: { id: string; from: Extract<Account, 'gateway' | 'bank'>; owed: Owed },
): LedgerEntry {
  const kind = from === 'gateway' ? 'refund' : 'refund_transfer'
  const { travellers, tripRevenue, currency } = owed
  return {
    ...balanced(kind, id, currency, [
      ...transfer(from, 'travellers', travellers),
      ...transfer(from, 'trip_revenue', tripRevenue),
    ]),
    ...about,
  }
}

/**
 * Returns the entry that books a difference from the gateway's records as our gain or loss, after a person
 * found its cause.
 */
export function adjustmentEntry(
  about: TaskSubject,
  { id, more, currency }: { id: string; more: number; currency: string },
): LedgerEntry {
  return { ...balanced('adjustment', id, currency, transfer('adjustments', 'gateway', more)), ...about }
}

import type { TaskSubject } from '#domains/staff/public.ts'
import type { Account } from './ledger-names.contract.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'
import type { Owed } from './owed.store.ts'

/** What a traveller had to get back is paid: by the gateway to a card, or from our bank account. */
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

/** The gateway's book has more, or less, than ours: a person has found out why, and books it as our gain or loss. */
export function adjustmentEntry(
  about: TaskSubject,
  { id, more, currency }: { id: string; more: number; currency: string },
): LedgerEntry {
  return { ...balanced('adjustment', id, currency, transfer('adjustments', 'gateway', more)), ...about }
}

import type { TaskSubject } from '#domains/staff/public.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'
import type { Reversal } from './payment-gateway.ts'

type DisputeEnd = 'dispute_won' | 'dispute_lost'

/**
 * Ledger entries for the current state of a payment's reversal. `isPosted` looks up earlier entries by id: a lost
 * dispute may still be won, a won one stays won, and older states post nothing.
 */
export function reversalEntries(
  about: TaskSubject,
  reversal: Reversal,
  isPosted: (entryId: string) => boolean,
): LedgerEntry[] {
  const { id, amount } = reversal
  const move = (
    kind: 'refund_failed' | 'dispute' | DisputeEnd,
    ...between: Parameters<typeof transfer>
  ): LedgerEntry => ({ ...balanced(kind, id, amount.currency, transfer(...between)), ...about })
  if (reversal.kind === 'refund_failed')
    return [move('refund_failed', 'travellers', 'gateway', amount.amount)]
  const taken = move('dispute', 'gateway', 'disputed', amount.amount)
  const has = (end: DisputeEnd) => isPosted(`${end}/${id}`)
  switch (reversal.state) {
    case 'asked':
    case 'closed':
      return []
    case 'open':
      return [taken]
    case 'lost':
      if (has('dispute_won')) return []
      return [taken, move('dispute_lost', 'disputed', 'chargebacks', amount.amount)]
    case 'won': {
      const from = has('dispute_lost') ? 'chargebacks' : 'disputed'
      return [taken, move('dispute_won', from, 'gateway', amount.amount)]
    }
  }
}

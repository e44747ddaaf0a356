import { entry, transfer, type LedgerEntry } from './ledger.ts'
import type { Reversal } from './payment-gateway.ts'

type DisputeEnd = 'dispute_won' | 'dispute_lost'

/**
 * What a reversal of a booking's payment has moved by now. `isPosted` tells of entries posted before, by their ids: a
 * dispute that was lost may still be won, one that was won stays so, and older news than that moves nothing.
 */
export function reversalEntries(
  bookingId: string,
  reversal: Reversal,
  isPosted: (entryId: string) => boolean,
): LedgerEntry[] {
  const { id, amount } = reversal
  const move = (kind: 'refund_failed' | 'dispute' | DisputeEnd, ...between: Parameters<typeof transfer>) =>
    entry(kind, id, bookingId, amount.currency, transfer(...between))
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

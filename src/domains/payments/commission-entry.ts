import type { Money } from '#kernel/money.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

/**
 * Returns the entry for a change of a partner's commission on a booking or a trip. `amount` is not zero;
 * `lineId` is the earning line that records the change.
 */
export function commissionEntry({
  lineId,
  of,
  amount,
}: {
  lineId: string
  of: { bookingId: string } | { tripId: string }
  amount: Money
}): LedgerEntry {
  const moves = transfer('partner_payable', 'partner_commissions', amount.amount)
  return { ...balanced('commission', lineId, amount.currency, moves), ...of }
}

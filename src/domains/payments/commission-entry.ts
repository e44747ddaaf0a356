import type { Money } from '#kernel/money.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

/** What a booking or a trip earns its partner changes by an amount that is not zero, under the id of the line that says so. */
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

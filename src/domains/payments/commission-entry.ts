import type { Money } from '#kernel/money.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

/** What a booking earns its partner changes by an amount that is not zero, under the id of the line that says so. */
export function commissionEntry({
  lineId,
  bookingId,
  amount,
}: {
  lineId: string
  bookingId: string
  amount: Money
}): LedgerEntry {
  const moves = transfer('partner_payable', 'partner_commissions', amount.amount)
  return { ...balanced('commission', lineId, amount.currency, moves), bookingId }
}

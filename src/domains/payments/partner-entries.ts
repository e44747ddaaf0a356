import type { Money } from '#kernel/money.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

/**
 * Returns the entry for a payout that has left our bank account, which reduces the amount owed to the
 * partner.
 */
export function partnerPayoutEntry({
  payoutId,
  partnerId,
  amount,
}: {
  payoutId: string
  partnerId: string
  amount: Money
}): LedgerEntry {
  const moves = transfer('bank', 'partner_payable', amount.amount)
  return { ...balanced('partner_payout', payoutId, amount.currency, moves), partnerId }
}

import type { Money } from '#kernel/money.ts'
import type { Account, EntryKind } from './ledger-names.contract.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

type WalletEntryKind = Extract<EntryKind, `wallet_${string}`>

/**
 * A movement of a wallet, under the id of its wallet entry. `amount`: the change of the balance, not zero.
 */
export type WalletMovement = { entryId: string; walletId: string; tripId: string | null; amount: Money }

/** The counter account of each wallet movement. */
const OTHER_SIDE = {
  wallet_top_up: 'bank',
  wallet_pay_out: 'bank',
  wallet_charge: 'trip_revenue',
  wallet_credit: 'trip_revenue',
} as const satisfies Record<WalletEntryKind, Account>

/**
 * Returns the entry for a wallet movement. Transfers and credits increase the balance; trips and pay-outs
 * reduce it.
 */
export function walletEntry(
  kind: WalletEntryKind,
  { entryId, walletId, tripId, amount }: WalletMovement,
): LedgerEntry {
  const moves = transfer('wallets', OTHER_SIDE[kind], amount.amount)
  return { ...balanced(kind, entryId, amount.currency, moves), walletId, tripId }
}

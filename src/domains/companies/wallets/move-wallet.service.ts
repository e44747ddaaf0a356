import { postEntries, walletEntry } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { WalletEntryKind } from './wallet.contract.ts'
import { hasEntry, insertEntry, type NewWalletEntry } from './wallet.store.ts'
import type { Wallet } from './wallet.ts'

/** Kinds of ledger entries by kind of wallet entry. */
const LEDGER_KIND = {
  fare: 'wallet_charge',
  bill_surplus: 'wallet_charge',
  fee: 'wallet_charge',
  refund: 'wallet_credit',
  bill_reduction: 'wallet_credit',
  top_up: 'wallet_top_up',
  pay_out: 'wallet_pay_out',
} as const satisfies Record<WalletEntryKind, Parameters<typeof walletEntry>[0]>

/**
 * Changes a locked wallet's balance and posts it to the ledger. A movement that already has an entry changes nothing.
 */
export async function moveWallet(
  tx: Db,
  wallet: Wallet,
  entry: NewWalletEntry,
  now: Temporal.Instant,
): Promise<'entered' | 'entered_before' | 'over_limit'> {
  const { kind, movement, tripId, amount } = entry
  if (await hasEntry(tx, wallet.id, movement)) return 'entered_before'
  const entered = await insertEntry(tx, wallet, entry, now)
  if (!entered) return 'over_limit'
  const posted = { entryId: entered.id, walletId: wallet.id, tripId, amount }
  await postEntries(tx, [walletEntry(LEDGER_KIND[kind], posted)], now)
  return 'entered'
}

import { walletEntry, type LedgerEntry } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { NewWalletEntry, WalletStore } from './wallet.store.ts'
import type { Wallet } from './wallet.ts'
import type { WalletEntryKind } from './wallet.contract.ts'

/** Changes a wallet's balance in the caller's transaction, which holds the wallet. */
export type MoveWallet = (
  tx: Db,
  wallet: Wallet,
  entry: NewWalletEntry,
  now: Temporal.Instant,
) => Promise<'entered' | 'entered_before' | 'over_limit'>

/** The kind of the ledger's entry for each of a wallet's. */
const LEDGER_KIND = {
  fare: 'wallet_charge',
  bill_surplus: 'wallet_charge',
  fee: 'wallet_charge',
  refund: 'wallet_credit',
  bill_reduction: 'wallet_credit',
  top_up: 'wallet_top_up',
  pay_out: 'wallet_pay_out',
} as const satisfies Record<WalletEntryKind, Parameters<typeof walletEntry>[0]>

type Needs = {
  wallets: Pick<WalletStore, 'hasEntry' | 'enter'>
  /** Posts to the ledger, in the caller's transaction. */
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
}

/** Each entry is posted to the ledger as well. One that was entered before changes nothing. */
export function moveWallet({ wallets, post }: Needs): MoveWallet {
  return async (tx, wallet, entry, now) => {
    const { kind, movement, tripId, amount } = entry
    if (await wallets.hasEntry(tx, wallet.id, movement)) return 'entered_before'
    const entered = await wallets.enter(tx, wallet, entry, now)
    if (!entered) return 'over_limit'
    await post(tx, [
      walletEntry(LEDGER_KIND[kind], { entryId: entered.id, walletId: wallet.id, tripId, amount }),
    ])
    return 'entered'
  }
}

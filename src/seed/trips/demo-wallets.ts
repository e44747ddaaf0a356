import { postEntries } from '#domains/payments/ledger.store.ts'
import { moveWallet } from '#domains/companies/wallets/move-wallet.service.ts'
import { walletStore } from '#domains/companies/wallets/wallet.store.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'

type Company = { id: string; currency: string }

/** What each company has paid in, and may owe, in hundredths of its currency. */
const PAID_IN = 2_500_000
const CREDIT_LIMIT = 1_000_000

/** A wallet for each company, filled by a transfer that stands in the ledger like any other. */
export async function seedWallets(
  tx: Db,
  companies: readonly Company[],
  now: Temporal.Instant,
): Promise<void> {
  const wallets = walletStore(tx)
  const move = moveWallet({
    wallets,
    post: (handle, entries) => postEntries(handle, entries, now),
  })
  for (const { id, currency } of companies) {
    await wallets.open(tx, id, now)
    const wallet = await wallets.lock(tx, id)
    if (!wallet) throw new Error('a company that was just seeded has no wallet')
    await wallets.setLimit(tx, wallet.id, money(CREDIT_LIMIT, currency))
    const entry = {
      kind: 'top_up',
      movement: 'top_up/demo',
      tripId: null,
      reason: 'Paid in advance',
    } as const
    await move(tx, wallet, { ...entry, amount: money(PAID_IN, currency) }, now)
  }
}

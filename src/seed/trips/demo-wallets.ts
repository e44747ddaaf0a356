import { moveWallet } from '#domains/companies/wallets/move-wallet.service.ts'
import { lockWallet, openWallet, updateCreditLimit } from '#domains/companies/wallets/wallet.store.ts'
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
  for (const { id, currency } of companies) {
    await openWallet(tx, id, now)
    const wallet = await lockWallet(tx, id)
    if (!wallet) throw new Error('a company that was just seeded has no wallet')
    await updateCreditLimit(tx, wallet.id, money(CREDIT_LIMIT, currency))
    const entry = {
      kind: 'top_up',
      movement: 'top_up/demo',
      tripId: null,
      reason: 'Paid in advance',
    } as const
    await moveWallet(tx, wallet, { ...entry, amount: money(PAID_IN, currency) }, now)
  }
}

import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { maskedNumber } from './payout-account.ts'
import type { ShownPayoutAccount } from './payout-account.contract.ts'
import type * as operations from './payout-account-operations.contract.ts'
import { findPayoutAccounts } from './payout-account.store.ts'
import { accountOwner } from './seal-account.ts'

/** Lists a partner’s payout accounts, masked. Leaves out one that was sealed with another key, so that it is entered again. */
export async function listPayoutAccounts(
  { db, payoutSeals }: Pick<App, 'db' | 'payoutSeals'>,
  { partner }: Call<typeof operations.listPayoutAccounts>,
) {
  const stored = await findPayoutAccounts(db, partner.id)
  const items = stored.flatMap(({ currency, sealed, changedAt }) => {
    const account = payoutSeals.open(sealed, accountOwner(partner.id, currency))
    if (!account) return []
    const { kind, holder } = account
    const shown = { kind, holder, account: maskedNumber(account), changed_at: changedAt.toString() }
    return [{ currency: currency as ShownPayoutAccount['currency'], ...shown }]
  })
  return { items, may_change: partner.role === 'owner' }
}

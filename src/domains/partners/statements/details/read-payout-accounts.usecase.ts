import type { Db } from '#platform/db/database.ts'
import { maskedNumber } from './payout-account.ts'
import type { ShownPayoutAccount } from './payout-account.contract.ts'
import type { PayoutAccountStore } from './payout-account.store.ts'
import { accountOwner, type AccountSeals } from './seal-account.ts'

type Needs = { db: Db; accounts: Pick<PayoutAccountStore, 'list'>; seals: AccountSeals }

/** A partner’s accounts as they are shown. One that was sealed with another key is as none: it is entered again. */
export function readPayoutAccounts({ db, accounts, seals }: Needs) {
  return async (partnerId: string): Promise<ShownPayoutAccount[]> => {
    const stored = await accounts.list(db, partnerId)
    return stored.flatMap(({ currency, sealed, changedAt }) => {
      const account = seals.open(sealed, accountOwner(partnerId, currency))
      if (!account) return []
      const { kind, holder } = account
      const shown = { kind, holder, account: maskedNumber(account), changed_at: changedAt.toString() }
      return [{ currency: currency as ShownPayoutAccount['currency'], ...shown }]
    })
  }
}

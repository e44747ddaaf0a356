import {
  confirmOwner,
  type Origin,
  type OwnerApp,
  type OwnerUnconfirmed,
  writeSecurityEvent,
} from '#domains/accounts/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { TellOwners } from '../tell-owners.service.ts'
import { maskedNumber, type PayoutAccount } from './payout-account.ts'
import type { ShownPayoutAccount } from './payout-account.contract.ts'
import type { PayoutAccountStore } from './payout-account.store.ts'
import { accountOwner, type AccountSeals } from './seal-account.ts'

export type SetPayoutAccountFailure = OwnerUnconfirmed

type RequestedPayoutAccount = PayoutAccount & { currency: ShownPayoutAccount['currency'] }

/** Sets where a partner’s payouts in a currency go, by the password of the owner who asks. */
export type SetPayoutAccount = (
  by: { userId: string; partnerId: string; password: string; origin: Origin },
  requested: RequestedPayoutAccount,
) => Promise<Result<ShownPayoutAccount, SetPayoutAccountFailure>>

type Needs = OwnerApp & {
  accounts: Pick<PayoutAccountStore, 'put'>
  seals: AccountSeals
  tellOwners: TellOwners
}

/**
 * All owners are mailed, so that none has it changed behind their back. A payout that is in a batch goes where it was to
 * go when the batch was prepared.
 */
export function setPayoutAccount(needs: Needs): SetPayoutAccount {
  const { db, accounts, seals, tellOwners, clock } = needs
  return async ({ userId, partnerId, password, origin }, { currency, ...account }) => {
    const confirmed = await confirmOwner(needs, { userId, password, origin })
    if (!confirmed.ok) return confirmed
    const changedAt = clock.now()
    const sealed = seals.seal(account, accountOwner(partnerId, currency))
    const shown = { currency, kind: account.kind, holder: account.holder, account: maskedNumber(account) }
    await db.transaction().execute(async (tx) => {
      await accounts.put(tx, { partnerId, currency, kind: account.kind, sealed, changedAt }, userId)
      await writeSecurityEvent(tx, {
        userId,
        origin,
        now: changedAt,
        kind: 'payout_account_changed',
        detail: {
          currency,
          account: shown.account,
        },
      })
      await tellOwners(tx, partnerId, { kind: 'payout_account_changed', currency, account: shown.account })
    })
    return ok({ ...shown, changed_at: changedAt.toString() })
  }
}

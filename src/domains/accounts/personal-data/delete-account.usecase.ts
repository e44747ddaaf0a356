import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Asking, ConfirmOwner, OwnerUnconfirmed } from '../passwords/confirm-owner.service.ts'
import type { EraseAccount, EraseAccountFailure } from './erase-account.service.ts'

export type DeleteAccountFailure = OwnerUnconfirmed | EraseAccountFailure

/** `secondStep`: whether the session has passed a second step. */
export type DeleteAccount = (
  asking: Asking & { secondStep: boolean },
) => Promise<Result<null, DeleteAccountFailure>>

type Needs = { db: Db; confirmOwner: ConfirmOwner; eraseAccount: EraseAccount }

/** Deletes an account at its owner's request, with all personal data (`eraseAccount`). */
export function deleteAccount({ db, confirmOwner, eraseAccount }: Needs): DeleteAccount {
  return async (asking) => {
    const confirmed = await confirmOwner(asking)
    if (!confirmed.ok) return confirmed
    return db.transaction().execute((tx) => eraseAccount(tx, confirmed.value, asking))
  }
}

import type { Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Asking, OwnerUnconfirmed } from '../passwords/confirm-owner.service.ts'
import { eraseAccountData, type EraseAccountFailure, type ErasingApp } from './erase-account.service.ts'

export type DeleteAccountFailure = OwnerUnconfirmed | EraseAccountFailure

/**
 * Deletes an account at its owner's request, with all personal data. `secondStep`: whether the session has passed a
 * second step.
 */
export async function deleteAccount(
  app: ErasingApp & Pick<App, 'db' | 'confirmOwner'>,
  asking: Asking & { secondStep: boolean },
): Promise<Result<null, DeleteAccountFailure>> {
  const confirmed = await app.confirmOwner(asking)
  if (!confirmed.ok) return confirmed
  return app.db.transaction().execute((tx) => eraseAccountData(app, tx, confirmed.value, asking))
}

import type { Result } from '#kernel/result.ts'
import {
  confirmOwner,
  type OwnerApp,
  type OwnerPassword,
  type OwnerUnconfirmed,
} from '../passwords/confirm-owner.service.ts'
import { eraseAccountData, type EraseAccountFailure, type ErasingApp } from './erase-account.service.ts'

export type DeleteAccountFailure = OwnerUnconfirmed | EraseAccountFailure

/**
 * Deletes an account at its owner's request, with all personal data. `secondStep`: whether the session has passed a
 * second step.
 */
export async function deleteAccount(
  app: ErasingApp & OwnerApp,
  request: OwnerPassword & { secondStep: boolean },
): Promise<Result<null, DeleteAccountFailure>> {
  const confirmed = await confirmOwner(app, request)
  if (!confirmed.ok) return confirmed
  return app.db.transaction().execute((tx) => eraseAccountData(app, tx, confirmed.value, request))
}

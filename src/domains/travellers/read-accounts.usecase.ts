import { recordAccess } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { accountNotFound } from './account-not-found.ts'
import { findAccount, selectAccounts } from './account-read.store.ts'
import type * as operations from './staff-account-operations.contract.ts'
import type { StaffAccount, StaffAccounts } from './staff-account.contract.ts'

/** Lists accounts, newest first. */
export function listAccounts(
  { db }: Pick<App, 'db'>,
  { query: { search, blocked, after, page_size: limit } }: Call<typeof operations.listAccounts>,
): Promise<StaffAccounts> {
  return selectAccounts(db, { search, blocked: blocked !== undefined, after, limit })
}

/** Reads an account for the staff; the audit records that they did. */
export async function readAccount(
  app: Pick<App, 'db' | 'clock'>,
  { params: { id }, by }: Call<typeof operations.readAccount>,
): Promise<Result<StaffAccount, typeof accountNotFound>> {
  const account = await findAccount(app.db, id, app.clock.now())
  if (!account) return fail(accountNotFound)
  await recordAccess(app, by, { action: 'read_account', subject: { kind: 'account', id } })
  return ok(account)
}

import { findUser, endAllTokens, mailLink } from '#domains/accounts/public.ts'
import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { accountNotFound } from './account-not-found.ts'
import { findAccount } from './account-read.store.ts'
import { insertBlock, lockAccount, removeBlock } from './block.store.ts'
import type * as operations from './staff-account-operations.contract.ts'
import type { ACCOUNT_ACTIONS, StaffAccount } from './staff-account.contract.ts'

type AccountFailure =
  | typeof accountNotFound
  | { code: 'account_of_staff' | 'account_blocked_already' | 'account_not_blocked'; detail: string }

type AccountApp = Pick<App, 'db' | 'clock'>

/** Blocks an account: its sessions end in every process, and signing in fails. Its bookings remain. */
export function blockAccount(
  app: AccountApp,
  { params: { id }, body: { reason }, by }: Call<typeof operations.blockAccount>,
) {
  return change(app, { id, by, action: 'block_account' }, async (tx, { blocked }, now) => {
    if (blocked) return rejected('account_blocked_already', 'A colleague has blocked it')
    await insertBlock(tx, { userId: id, reason, by: by.staffId, now })
    await endAllTokens(tx, id)
    return ok(null)
  })
}

/** Lets the owner of a blocked account sign in again. */
export function unblockAccount(
  app: AccountApp,
  { params: { id }, by }: Call<typeof operations.unblockAccount>,
) {
  return change(app, { id, by, action: 'unblock_account' }, async (tx, { blocked }) => {
    if (!blocked) return rejected('account_not_blocked', 'It is not blocked')
    await removeBlock(tx, id)
    return ok(null)
  })
}

/** Signs an account out everywhere. */
export function endAccountSessions(
  app: AccountApp,
  { params: { id }, by }: Call<typeof operations.endAccountSessions>,
) {
  return change(app, { id, by, action: 'end_account_sessions' }, async (tx) => {
    await endAllTokens(tx, id)
    return ok(null)
  })
}

/** Mails the owner of an account a link to choose a password. */
export function mailPasswordLink(
  app: AccountApp & Pick<App, 'productName' | 'publicUrl'>,
  { params: { id }, by }: Call<typeof operations.mailPasswordLink>,
) {
  return change(app, { id, by, action: 'mail_password_link' }, async (tx) => {
    const user = await findUser(app.db, id)
    if (!user) return fail(accountNotFound)
    await mailLink(app, tx, 'reset_password', user)
    return ok(null)
  })
}

type Change = { id: string; by: StaffActor; action: (typeof ACCOUNT_ACTIONS)[number] }
type Perform = (
  tx: Db,
  locked: { blocked: boolean },
  now: Temporal.Instant,
) => Promise<Result<null, AccountFailure>>

/**
 * Changes an account in an audited transaction, and returns it. Rejects colleagues' accounts, whose access is
 * changed through their roles.
 */
async function change(
  app: Pick<App, 'db' | 'clock'>,
  { id, by, action }: Change,
  perform: Perform,
): Promise<Result<{ account: StaffAccount }, AccountFailure>> {
  const done = await writeAudited(app, by, async (tx, now, audit): Promise<Result<null, AccountFailure>> => {
    const locked = await lockAccount(tx, id)
    if (!locked) return fail(accountNotFound)
    if (locked.role === 'staff') return rejected('account_of_staff', 'An administrator suspends colleagues')
    const performed = await perform(tx, locked, now)
    if (!performed.ok) return performed
    const changesBlock = action === 'block_account' || action === 'unblock_account'
    await audit({
      action,
      subject: { kind: 'account', id },
      before: changesBlock ? { blocked: locked.blocked } : null,
      after: changesBlock ? { blocked: !locked.blocked } : null,
    })
    return ok(null)
  })
  if (!done.ok) return done
  const account = await findAccount(app.db, id, app.clock.now())
  return account ? ok({ account }) : fail(accountNotFound)
}

function rejected(code: Exclude<AccountFailure['code'], 'account_not_found'>, detail: string) {
  return fail({ code, detail })
}

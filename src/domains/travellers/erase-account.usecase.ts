import {
  findUser,
  eraseAccountData,
  type EraseAccountFailure,
  type ErasingApp,
} from '#domains/accounts/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { accountNotFound } from './account-not-found.ts'
import { lockAccount } from './block.store.ts'
import type * as operations from './staff-account-operations.contract.ts'

type EraseFailure =
  | typeof accountNotFound
  | { code: 'account_of_staff'; detail: string }
  | {
      code: 'account_email_differs'
      detail: string
      faults: readonly { path: 'email'; code: 'account_email_differs' }[]
    }
  | EraseAccountFailure

const emailDiffers = {
  code: 'account_email_differs',
  detail: 'Type the e-mail of this account to erase it',
  faults: [{ path: 'email', code: 'account_email_differs' }],
} as const

/**
 * Erases an account with all personal data of its owner, at their request by mail; they can also do it
 * themselves. `email`: the account's address, entered again.
 */
export function eraseAccount(
  app: ErasingApp & Pick<App, 'db'>,
  { params: { id }, body: { email }, by }: Call<typeof operations.eraseAccount>,
): Promise<Result<null, EraseFailure>> {
  return writeAudited(app, by, async (tx, _now, audit): Promise<Result<null, EraseFailure>> => {
    const locked = await lockAccount(tx, id)
    const user = locked && (await findUser(app.db, id))
    if (!locked || !user) return fail(accountNotFound)
    if (locked.role === 'staff')
      return fail({ code: 'account_of_staff', detail: 'Colleagues delete their accounts themselves' })
    if (emailKey(email) !== user.email) return fail(emailDiffers)
    // A member of the staff acts with a second step alone.
    const erased = await eraseAccountData(app, tx, user, { secondStep: true })
    if (!erased.ok) return erased
    await audit({ action: 'erase_account', subject: { kind: 'account', id }, before: null, after: null })
    return ok(null)
  })
}

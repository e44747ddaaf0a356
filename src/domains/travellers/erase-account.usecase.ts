import type { EraseAccount, EraseAccountFailure, UserStore } from '#domains/accounts/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BlockStore } from './block.store.ts'

export type EraseFailure =
  | { code: 'account_not_found' | 'account_of_staff' | 'account_email_differs'; detail: string }
  | EraseAccountFailure

type Erased = Result<null, EraseFailure>

/**
 * Erases an account with all personal data of its owner, who has asked for it by mail, as they can themselves. `email` is
 * that of the account, typed once more.
 */
export type EraseForOwner = (account: { accountId: string; email: string }, by: StaffActor) => Promise<Erased>

type Needs = {
  blocks: Pick<BlockStore, 'hold'>
  users: Pick<UserStore, 'find'>
  eraseAccount: EraseAccount
  staffWrite: StaffWrite
}

export function eraseForOwner({ blocks, users, eraseAccount, staffWrite }: Needs): EraseForOwner {
  return ({ accountId, email }, by) =>
    staffWrite<Erased>(by, async (tx) => {
      const held = await blocks.hold(tx, accountId)
      const user = held && (await users.find(accountId))
      if (!held || !user) return fail({ code: 'account_not_found', detail: 'There is no such account' })
      if (held.role === 'staff')
        return fail({ code: 'account_of_staff', detail: 'Colleagues delete their accounts themselves' })
      if (emailKey(email) !== user.email)
        return fail({ code: 'account_email_differs', detail: 'Type the e-mail of this account to erase it' })
      // A member of the staff acts with a second step alone.
      const erased = await eraseAccount(tx, user, { secondStep: true })
      if (!erased.ok) return erased
      const subject = { kind: 'account', id: accountId } as const
      return { value: ok(null), audited: { action: 'erase_account', subject, before: null, after: null } }
    })
}

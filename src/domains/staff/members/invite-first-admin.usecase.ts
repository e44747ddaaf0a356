import type { OpenInvitedAccount } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { MemberStore } from './member.store.ts'

/** Invites the configured administrator, unless the staff has one; false: there is one, or the address is a partner's. */
export type InviteFirstAdmin = (email: string, langId: LangId) => Promise<boolean>

type Needs = {
  db: Db
  members: Pick<MemberStore, 'hasAdmin' | 'insert'>
  openInvitedAccount: OpenInvitedAccount
  clock: Clock
}

/** Of several processes that start at once one invites: the account's address is locked. */
export function inviteFirstAdmin({ db, members, openInvitedAccount, clock }: Needs): InviteFirstAdmin {
  return (email, langId) =>
    db.transaction().execute(async (tx) => {
      if (await members.hasAdmin(tx)) return false
      const now = clock.now()
      const person = { email, firstName: 'Admin', lastName: '', langId }
      const opened = await openInvitedAccount(tx, 'staff', person, now)
      if (!opened.ok) return false
      await members.insert(tx, { staffId: opened.value, roles: ['admin'], invitedBy: null, now })
      return true
    })
}

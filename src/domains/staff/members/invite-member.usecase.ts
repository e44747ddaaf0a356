import { openInvitedAccount, type InvitingApp } from '#domains/accounts/public.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import type * as operations from './member-operations.contract.ts'
import { hasAdmin, insertMember } from './member.store.ts'
import { memberReply } from './read-members.usecase.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Address of the first administrator (ADMIN_EMAIL). */
    adminEmail: string | undefined
  }
}

/** Invites a person to the staff, and notifies them by mail. */
export async function inviteMember(
  app: Pick<App, 'db'> & InvitingApp,
  { body, by }: Call<typeof operations.inviteMember>,
) {
  const { email, first_name: firstName, last_name: lastName, roles, lang_id: langId = 1 } = body
  const invited = await writeAudited(app, by, async (tx, now, audit) => {
    const opened = await openInvitedAccount(app, tx, 'staff', { email, firstName, lastName, langId }, now)
    if (!opened.ok) return opened
    const staffId = opened.value
    await insertMember(tx, { staffId, roles, invitedBy: by.staffId, now })
    await audit({
      action: 'invite_staff',
      subject: { kind: 'staff_member', id: staffId },
      before: null,
      after: { roles },
    })
    return ok(staffId)
  })
  return invited.ok ? memberReply(app, invited.value) : invited
}

/**
 * Invites the configured administrator, unless the staff has one. False if there is one, or the address is a
 * partner's. Of several processes that start concurrently one invites, because the account's address is
 * locked.
 */
export function inviteFirstAdmin(app: Pick<App, 'db'> & InvitingApp, email: string): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    if (await hasAdmin(tx)) return false
    const now = app.clock.now()
    const person = { email, firstName: 'Admin', lastName: '', langId: 1 } as const
    const opened = await openInvitedAccount(app, tx, 'staff', person, now)
    if (!opened.ok) return false
    await insertMember(tx, { staffId: opened.value, roles: ['admin'], invitedBy: null, now })
    return true
  })
}

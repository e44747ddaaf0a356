import type { InvitedAccountRefused, InvitedPerson, OpenInvitedAccount } from '#domains/accounts/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from '../audit.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import type { MemberStore } from './member.store.ts'
import type { StaffRole } from './staff-role.contract.ts'

type Invited = Result<{ staffId: string }, InvitedAccountRefused>

/** An administrator invites somebody to the staff, who is told by mail. */
export type InviteMember = (
  person: InvitedPerson & { roles: readonly StaffRole[] },
  by: StaffActor,
) => Promise<Invited>

type Needs = {
  members: Pick<MemberStore, 'insert'>
  openInvitedAccount: OpenInvitedAccount
  staffWrite: StaffWrite
}

export function inviteMember({ members, openInvitedAccount, staffWrite }: Needs): InviteMember {
  return ({ roles, ...person }, by) =>
    staffWrite<Invited>(by, async (tx, now) => {
      const opened = await openInvitedAccount(tx, 'staff', person, now)
      if (!opened.ok) return opened
      const staffId = opened.value
      await members.insert(tx, { staffId, roles, invitedBy: by.staffId, now })
      return {
        value: ok({ staffId }),
        audited: {
          action: 'invite_staff',
          subject: { kind: 'staff_member', id: staffId },
          before: null,
          after: { roles },
        },
      }
    })
}

import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Audited, StaffActor } from '../audit.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import { disownAllTasks } from '../task.store.ts'
import type { MemberStore } from './member.store.ts'
import { afterAct, type HeldMember, type MemberAct } from './member.ts'

/** An act on a member as the administrator saw them: `version` is the one that was shown. */
export type MemberChange = { staffId: string; version: number } & MemberAct

export type ChangeMemberFailure =
  | { code: 'member_not_found'; detail: string }
  | { code: 'member_changed'; detail: string }
  | { code: 'own_membership'; detail: string }
  | { code: 'staff_role_missing'; detail: string }

type Changed = Result<null, ChangeMemberFailure>
export type ChangeMember = (change: MemberChange, by: StaffActor) => Promise<Changed>

type Needs = {
  members: Pick<MemberStore, 'hold' | 'change'>
  endSessions: (tx: Db, userId: string) => Promise<void>
  staffWrite: StaffWrite
}

const ACTIONS = {
  change_roles: 'change_staff_roles',
  suspend: 'suspend_staff',
  restore: 'restore_staff',
} as const satisfies Record<MemberAct['act'], Audited['action']>

/**
 * Changes the roles of a member, suspends them, or takes that back; never one's own. Of two administrators who suspend
 * each other one does, so that there is always one left. Who is suspended is signed out everywhere, and the tasks they
 * have taken are nobody's again.
 */
export function changeMember({ members, endSessions, staffWrite }: Needs): ChangeMember {
  return (change, by) =>
    staffWrite<Changed>(by, async (tx, now) => {
      const { staffId } = change
      const held = await members.hold(tx, staffId)
      if (!held) return refused('member_not_found', 'There is no such member of the staff')
      if (staffId === by.staffId)
        return refused('own_membership', 'A colleague changes your roles, not you yourself')
      const { member, admins } = held
      if (!admins.includes(by.staffId))
        return refused('staff_role_missing', 'You are no longer an administrator')
      if (member.version !== change.version)
        return refused('member_changed', `Somebody has changed it meanwhile, in version ${member.version}`)
      const after = afterAct(member, change)
      await members.change(tx, staffId, after, now)
      if (change.act === 'suspend') {
        await endSessions(tx, staffId)
        await disownAllTasks(tx, staffId)
      }
      return {
        value: ok(null),
        audited: {
          action: ACTIONS[change.act],
          subject: { kind: 'staff_member', id: staffId },
          before: noted(member),
          after: noted(after),
        },
      }
    })
}

function refused(code: ChangeMemberFailure['code'], detail: string) {
  return fail({ code, detail })
}

function noted({ roles, suspended }: Pick<HeldMember, 'roles' | 'suspended'>) {
  return { roles, suspended }
}

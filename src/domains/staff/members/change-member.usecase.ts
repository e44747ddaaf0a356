import { endAllTokens } from '#domains/accounts/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Audited, StaffActor } from '../audit.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import { disownAllTasks } from '../task.store.ts'
import type * as operations from './member-operations.contract.ts'
import { lockMember, updateMember } from './member.store.ts'
import { afterAct, type LockedMember, type MemberAction } from './member.ts'
import { memberReply, noSuchMember } from './read-members.usecase.ts'

type ChangingApp = Pick<App, 'db' | 'clock'>

/** An action on a member. `version`: the one shown to the administrator. */
type MemberChange = { id: string; version: number } & MemberAction

const ACTIONS = {
  change_roles: 'change_staff_roles',
  suspend: 'suspend_staff',
  restore: 'restore_staff',
} as const satisfies Record<MemberAction['act'], Audited['action']>

export function changeRoles(
  app: ChangingApp,
  { params, body: { roles, version }, by }: Call<typeof operations.changeRoles>,
) {
  return change(app, { ...params, version, act: 'change_roles', roles }, by)
}

export function suspendMember(
  app: ChangingApp,
  { params, body: { version }, by }: Call<typeof operations.suspendMember>,
) {
  return change(app, { ...params, version, act: 'suspend' }, by)
}

export function restoreMember(
  app: ChangingApp,
  { params, body: { version }, by }: Call<typeof operations.restoreMember>,
) {
  return change(app, { ...params, version, act: 'restore' }, by)
}

/**
 * Changes the roles of a member, suspends them, or restores them; never the caller. If two administrators suspend each
 * other, only one succeeds, so that one always remains. A suspended member is signed out everywhere, and their tasks
 * become unassigned.
 */
async function change(app: ChangingApp, input: MemberChange, by: StaffActor) {
  const { id: staffId, version } = input
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const locked = await lockMember(tx, staffId)
    if (!locked) return noSuchMember
    if (staffId === by.staffId)
      return rejected('own_membership', 'A colleague changes your roles, not you yourself')
    const { member, admins } = locked
    if (!admins.includes(by.staffId))
      return rejected('staff_role_missing', 'You are no longer an administrator')
    if (member.version !== version)
      return rejected('member_changed', `Somebody has changed it meanwhile, in version ${member.version}`)
    const after = afterAct(member, input)
    await updateMember(tx, staffId, after, now)
    if (input.act === 'suspend') {
      await endAllTokens(tx, staffId)
      await disownAllTasks(tx, staffId)
    }
    await audit({
      action: ACTIONS[input.act],
      subject: { kind: 'staff_member', id: staffId },
      before: audited(member),
      after: audited(after),
    })
    return ok(null)
  })
  return changed.ok ? memberReply(app, staffId) : changed
}

function rejected<Code extends string>(code: Code, detail: string) {
  return fail({ code, detail })
}

function audited({ roles, suspended }: Pick<LockedMember, 'roles' | 'suspended'>) {
  return { roles, suspended }
}

import type { StaffRole } from './staff-role.contract.ts'

/** A locked member of the staff, with the fields that a change needs. */
export type LockedMember = { staffId: string; version: number; roles: StaffRole[]; suspended: boolean }

/** An administrator's change of a member. */
export type MemberAction =
  | { act: 'change_roles'; roles: readonly StaffRole[] }
  | { act: 'suspend' }
  | { act: 'restore' }

/** Returns the roles and suspension after an action. */
export function afterAct(
  member: LockedMember,
  change: MemberAction,
): Pick<LockedMember, 'roles' | 'suspended'> {
  const { roles, suspended } = member
  return change.act === 'change_roles'
    ? { roles: [...change.roles], suspended }
    : { roles, suspended: change.act === 'suspend' }
}

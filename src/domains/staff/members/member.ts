import type { StaffRole } from './staff-role.contract.ts'

/** A member of the staff, as a change finds them. */
export type LockedMember = { staffId: string; version: number; roles: StaffRole[]; suspended: boolean }

/** An administrator's change of a member. */
export type MemberAction =
  | { act: 'change_roles'; roles: readonly StaffRole[] }
  | { act: 'suspend' }
  | { act: 'restore' }

/** Roles and suspension after an act. */
export function afterAct(
  member: LockedMember,
  change: MemberAction,
): Pick<LockedMember, 'roles' | 'suspended'> {
  const { roles, suspended } = member
  return change.act === 'change_roles'
    ? { roles: [...change.roles], suspended }
    : { roles, suspended: change.act === 'suspend' }
}

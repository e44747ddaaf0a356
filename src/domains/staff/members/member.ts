import type { StaffRole } from './staff-role.contract.ts'

/** A member of the staff, as a change finds them. */
export type HeldMember = { staffId: string; version: number; roles: StaffRole[]; suspended: boolean }

/** What an administrator does with a member of the staff. */
export type MemberAct =
  | { act: 'change_roles'; roles: readonly StaffRole[] }
  | { act: 'suspend' }
  | { act: 'restore' }

/** Roles and suspension after an act. */
export function afterAct(member: HeldMember, change: MemberAct): Pick<HeldMember, 'roles' | 'suspended'> {
  const { roles, suspended } = member
  return change.act === 'change_roles'
    ? { roles: [...change.roles], suspended }
    : { roles, suspended: change.act === 'suspend' }
}

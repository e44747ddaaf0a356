/**
 * Roles of staff members. A member has any number of them. An `admin` may do everything, including people and
 * roles.
 */
export const STAFF_ROLES = [
  'support',
  'finance',
  'content',
  'suppliers',
  'partners',
  'dispatch',
  'translator',
  'admin',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Returns true if a member has one of the `needed` roles, or none is needed. */
export function mayDo(roles: readonly StaffRole[], needed: readonly StaffRole[]): boolean {
  return needed.length === 0 || roles.some((role) => role === 'admin' || needed.includes(role))
}

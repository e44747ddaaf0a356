/**
 * What a member of the staff may do; anybody has any number of them. An `admin` may do everything, people and roles
 * included.
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

/** Returns true if somebody with these roles may do what is for any of `needed`; for anybody on the staff where that is empty. */
export function mayDo(roles: readonly StaffRole[], needed: readonly StaffRole[]): boolean {
  return needed.length === 0 || roles.some((role) => role === 'admin' || needed.includes(role))
}

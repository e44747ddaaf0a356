/** Roles of users. A guest has no name yet, and cannot sign in again. */
export const ROLES = ['guest', 'traveller', 'partner', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** The numbers of roles in `role_id`; a guest is treated as a traveller. */
export const ROLE_IDS: Readonly<Record<Role, number>> = { guest: 1, traveller: 1, partner: 2, staff: 3 }

/** Areas that not every token may use. */
export type Area = 'account' | 'partner' | 'staff'

/** The areas that each role may use. Searching, booking and managing a booking need none. */
const ROLE_AREAS: Readonly<Record<Role, readonly Area[]>> = {
  guest: [],
  traveller: ['account'],
  partner: ['account', 'partner'],
  staff: ['account', 'staff'],
}

/** Returns true if a role may use an area. */
export function mayUse(role: Role, area: Area): boolean {
  return ROLE_AREAS[role].includes(area)
}

/** Who somebody is to us. A guest has no name yet, and no way to sign in again. */
export const ROLES = ['guest', 'traveller', 'partner', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** The numbers that roles go by in `role_id`; a guest is served as a traveller. */
export const ROLE_IDS: Readonly<Record<Role, number>> = { guest: 1, traveller: 1, partner: 2, staff: 3 }

/** What is not for everybody with a token. */
export type Area = 'account' | 'partner' | 'staff'

/** The areas that each role may use. Searching, booking and looking after a booking need none. */
const ROLE_AREAS: Readonly<Record<Role, readonly Area[]>> = {
  guest: [],
  traveller: ['account'],
  partner: ['account', 'partner'],
  staff: ['account', 'staff'],
}

/** Whether a role may use an area. */
export function mayUse(role: Role, area: Area): boolean {
  return ROLE_AREAS[role].includes(area)
}

/** Who somebody is to us. A guest has no name yet, and no way to sign in again. */
export const ROLES = ['guest', 'traveller', 'partner', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** The numbers that roles go by in `role_id`; a guest is served as a traveller. */
export const ROLE_IDS: Readonly<Record<Role, number>> = { guest: 1, traveller: 1, partner: 2, staff: 3 }

/** Roles of a partner's people. An `owner` may do everything, `reports` may only read. */
export const PARTNER_ROLES = ['owner', 'reports'] as const
export type PartnerRole = (typeof PARTNER_ROLES)[number]

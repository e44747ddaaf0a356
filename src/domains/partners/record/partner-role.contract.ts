/** What somebody may do for their partner: an owner everything, who has `reports` reads. */
export const PARTNER_ROLES = ['owner', 'reports'] as const
export type PartnerRole = (typeof PARTNER_ROLES)[number]

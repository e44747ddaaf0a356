import type { LangId } from '#kernel/locale.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import { boundsOf, commissionOf, type CommissionBounds } from './commission.ts'
import type { PartnerRole } from './partner-role.contract.ts'

/** A partner's record with the last percent that they set, in basis points; null if they set none. */
export type Partner = {
  id: string
  code: string
  name: string
  earns: PartnerAttribution['earns']
  shareBasisPoints: number
  bounds: { min: number | null; max: number | null; usual: number | null }
  /** Percent of a trip's fare; null for the setting's. */
  tripBasisPoints: number | null
  holdingDays: number
  isEnded: boolean
  setLast: number | null
}

/** An account's partner, and the account's role in it. */
export type PartnerMembership = Partner & { role: PartnerRole }

/** A page that a partner can link to. */
export type PartnerLink = { kind: 'home' | 'deals'; langId: LangId; url: string }

/** Returns a partner's commission on new bookings: a percent within its bounds, or a share of our margin. */
export function termsOf(
  { earns, shareBasisPoints, bounds, setLast }: Partner,
  configured: CommissionBounds,
): Pick<PartnerAttribution, 'earns' | 'basisPoints'> {
  const percent = commissionOf(setLast, boundsOf(bounds, configured)).basisPoints
  return { earns, basisPoints: earns === 'percent' ? percent : shareBasisPoints }
}

/** Returns a partner's commission on trips booked in their widget: a percent of the fare. */
export function tripTermsOf(
  { tripBasisPoints }: Pick<Partner, 'tripBasisPoints'>,
  configured: number,
): Pick<PartnerAttribution, 'earns' | 'basisPoints'> {
  return { earns: 'percent', basisPoints: tripBasisPoints ?? configured }
}

export type PartnerRejection = 'no_partner' | 'partner_ended' | 'owners_only'

/** Access required on a partner: a role, or `past`, which reads history and outlasts the end of the partnership. */
export type PartnerNeed = PartnerRole | 'past'

/** Returns the reason why a person may not act for their partner. Null if they may. Owners may do everything that `reports` may. */
export function rejectionOf(own: PartnerMembership | null, needed: PartnerNeed): PartnerRejection | null {
  if (!own) return 'no_partner'
  if (own.isEnded && needed !== 'past') return 'partner_ended'
  return needed === 'owner' && own.role !== 'owner' ? 'owners_only' : null
}

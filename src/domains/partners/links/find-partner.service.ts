import type { PartnerAttribution } from '#domains/attribution/public.ts'
import type { App } from '#platform/app.ts'
import { commissionBounds } from '../record/commission-bounds.ts'
import { basisPointsOf } from '../record/commission.ts'
import { termsOf, tripTermsOf, type Partner } from '../record/partner.ts'
import { findPartnerByCode } from '../record/partner.store.ts'
import type { PartnerClick } from './partner-click.contract.ts'

type FindApp = Pick<App, 'partnerCache' | 'settings'>

type Click = Pick<PartnerClick, 'partner_code' | 'sub_id' | 'click_id'>

/** Finds the partner in whose widget a trip is booked, by its key's code. */
export async function findTripPartner(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  code: string,
  subId: string,
): Promise<PartnerAttribution | null> {
  const partner = await findPartnerByCode(db, code)
  if (!partner || partner.isEnded) return null
  const { id: partnerId, code: partnerCode } = partner
  const terms = tripTermsOf(partner, basisPointsOf(settings.of('trip_commission')))
  return { partnerId, partnerCode, subId, clickId: null, ...terms }
}

/** Finds the partner that a click is attributed to, on current terms. Null if no partner has the code, or not any longer. */
export async function findPartner(app: FindApp, click: Click): Promise<PartnerAttribution | null> {
  return attributionOf(app, click, await app.partnerCache.find(click.partner_code))
}

/** Does the same. Null also if the database is unavailable. */
export async function findPartnerIfAvailable(app: FindApp, click: Click): Promise<PartnerAttribution | null> {
  return attributionOf(app, click, await app.partnerCache.findIfAvailable(click.partner_code))
}

function attributionOf(
  { settings }: FindApp,
  { sub_id: subId, click_id: clickId }: Click,
  partner: Partner | null,
): PartnerAttribution | null {
  if (!partner || partner.isEnded) return null
  const { id: partnerId, code: partnerCode } = partner
  return { partnerId, partnerCode, subId, clickId, ...termsOf(partner, commissionBounds(settings)) }
}

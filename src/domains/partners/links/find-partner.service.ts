import { LRUCache } from 'lru-cache'
import { msOf } from '#kernel/clock.ts'
import type { App } from '#platform/app.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import { commissionBounds } from '../record/commission-bounds.ts'
import { basisPointsOf } from '../record/commission.ts'
import type { PartnerClick } from './partner-click.contract.ts'
import { termsOf, tripTermsOf, type Partner } from '../record/partner.ts'
import { findPartnerByCode } from '../record/partner.store.ts'

/** How long another process's change of a partner may not be heeded. */
const STALE_MS = 2000

const PARTNERS_IN_MEMORY = 5000

/** The partner who led a visitor here, on today's terms; null: nobody has the code, or has it no more. */
export type FindPartner = (
  click: Pick<PartnerClick, 'partner_code' | 'sub_id' | 'click_id'>,
) => Promise<PartnerAttribution | null>

/** Finds the partner whose widget a trip is booked in, by its key's code. */
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

/** Asked at each search: partners are looked up once in two seconds. */
export function findPartner({ db, settings, clock }: Pick<App, 'db' | 'settings' | 'clock'>): FindPartner {
  const bounds = commissionBounds(settings)
  const known = new LRUCache<string, { partner: Partner | null }>({
    max: PARTNERS_IN_MEMORY,
    ttl: STALE_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
    // While the database is away, who was known a moment ago still is.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (code) => ({ partner: await findPartnerByCode(db, code) }),
  })
  return async ({ partner_code, sub_id, click_id }) => {
    const partner = (await known.fetch(partner_code))?.partner
    if (!partner || partner.isEnded) return null
    const { id: partnerId, code: partnerCode } = partner
    return { partnerId, partnerCode, subId: sub_id, clickId: click_id, ...termsOf(partner, bounds) }
  }
}

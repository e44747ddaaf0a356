import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import type { CommissionBounds } from '../record/commission.ts'
import type { PartnerClick } from './partner-click.contract.ts'
import { termsOf, tripTermsOf, type Partner } from '../record/partner.ts'
import type { PartnerStore } from '../record/partner.store.ts'

/** How long another process's change of a partner may not be heeded. */
const STALE_MS = 2000

const PARTNERS_IN_MEMORY = 5000

/** The partner who led a visitor here, on today's terms; null: nobody has the code, or has it no more. */
export type FindPartner = (
  click: Pick<PartnerClick, 'partner_code' | 'sub_id' | 'click_id'>,
) => Promise<PartnerAttribution | null>

type Needs = { db: Db; partners: Pick<PartnerStore, 'byCode'>; bounds: CommissionBounds; clock: Clock }

/** The partner whose widget a trip is booked in, by its key's code. */
export function findTripPartner({
  db,
  partners,
  tripCommission,
}: Pick<Needs, 'db' | 'partners'> & { tripCommission: () => number }) {
  return async (code: string, subId: string): Promise<PartnerAttribution | null> => {
    const partner = await partners.byCode(db, code)
    if (!partner || partner.isEnded) return null
    const { id: partnerId, code: partnerCode } = partner
    return { partnerId, partnerCode, subId, clickId: null, ...tripTermsOf(partner, tripCommission()) }
  }
}

/** Asked at each search: partners are looked up once in two seconds. */
export function findPartner({ db, partners, bounds, clock }: Needs): FindPartner {
  const known = new LRUCache<string, { partner: Partner | null }>({
    max: PARTNERS_IN_MEMORY,
    ttl: STALE_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
    // While the database is away, who was known a moment ago still is.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (code) => ({ partner: await partners.byCode(db, code) }),
  })
  return async ({ partner_code, sub_id, click_id }) => {
    const partner = (await known.fetch(partner_code))?.partner
    if (!partner || partner.isEnded) return null
    const { id: partnerId, code: partnerCode } = partner
    return { partnerId, partnerCode, subId: sub_id, clickId: click_id, ...termsOf(partner, bounds) }
  }
}

import type { App } from '#platform/app.ts'
import { partnerLinks } from '../links/partner-links.ts'
import { rejectionOf } from '../record/partner.ts'
import { findPartnerOfUser } from '../record/partner.store.ts'
import { sumsOf } from './read-revenue.usecase.ts'
import type { RevenueStore } from './revenue.store.ts'

type Needs = Pick<App, 'db' | 'publicUrl' | 'languages' | 'clock'> & { revenue: RevenueStore }

/** Finds what a partner's person sees on the home page: links, and what the orders of this month earn; null for others. */
export function readPartnerHome({ db, publicUrl, languages, revenue, clock }: Needs) {
  return async (userId: string, currency: string) => {
    const partner = await findPartnerOfUser(db, userId)
    if (!partner || rejectionOf(partner, 'reports') !== null) return null
    const month = clock.now().toString().slice(0, 7)
    const filter = { partnerId: partner.id, from: `${month}-01` }
    const { totals } = await revenue.read(filter, { by: 'month', currency }, { skip: 0, limit: 1 })
    const { bookings, commission } = sumsOf(totals, currency)
    const links = partnerLinks(publicUrl, partner.code, languages).map(({ kind, langId, url }) => ({
      kind,
      lang_id: langId,
      url,
    }))
    return { partner_code: partner.code, links, month, bookings, commission }
  }
}

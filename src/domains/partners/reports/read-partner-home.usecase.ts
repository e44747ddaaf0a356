import type { App } from '#platform/app.ts'
import { partnerLinks } from '../links/partner-links.ts'
import { rejectionOf } from '../record/partner.ts'
import { findPartnerOfUser } from '../record/partner.store.ts'
import { sumsOf } from './read-revenue.usecase.ts'
import { readRevenueSums } from './revenue.store.ts'

/**
 * Reads a partner's part of the home page for one of its people: links, and the bookings and commissions of this month. Null
 * for others.
 */
export async function readPartnerHome(
  app: Pick<App, 'db' | 'readDb' | 'publicUrl' | 'languages' | 'clock'>,
  userId: string,
  currency: string,
) {
  const partner = await findPartnerOfUser(app.db, userId)
  if (!partner || rejectionOf(partner, 'reports') !== null) return null
  const month = app.clock.now().toString().slice(0, 7)
  const filter = { partnerId: partner.id, from: `${month}-01` }
  const { totals } = await readRevenueSums(
    app.readDb,
    filter,
    { by: 'month', currency },
    { skip: 0, limit: 1 },
  )
  const { bookings, commission } = sumsOf(totals, currency)
  const links = partnerLinks(app.publicUrl, partner.code, app.languages).map(({ kind, langId, url }) => ({
    kind,
    lang_id: langId,
    url,
  }))
  return { partner_code: partner.code, links, month, bookings, commission }
}

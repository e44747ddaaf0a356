import { findPartner } from '#domains/partners/links/find-partner.service.ts'
import { notePartnerClick } from '#domains/partners/links/note-partner-click.middleware.ts'
import { partnerClicks } from '#domains/partners/links/partner-click.http.ts'
import { partnerStore } from '#domains/partners/record/partner.store.ts'
import type { FindLedBy } from '#domains/rentals/public.ts'
import type { Shared } from '../share-context.ts'

export type PartnerLinks = ReturnType<typeof wirePartnerLinks>

/** How visitors come by partners: before search, whose prices include what partners earn. */
export function wirePartnerLinks({ db, clock, config, cookies }: Shared) {
  const clicks = partnerClicks(cookies)
  const partnerOf = findPartner({ db, partners: partnerStore, bounds: config.commissionBounds, clock })
  const findLedBy: FindLedBy = async (c) => {
    const click = clicks.read(c)
    return click && partnerOf(click)
  }
  return { noteClick: notePartnerClick(clicks), findLedBy }
}

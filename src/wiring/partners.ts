import { findPartner } from '#domains/partners/find-partner.service.ts'
import { notePartnerClick } from '#domains/partners/note-partner-click.middleware.ts'
import { ownPartner } from '#domains/partners/own-partner.store.ts'
import { partnerClicks } from '#domains/partners/partner-click.http.ts'
import { partnerRoutes } from '#domains/partners/partner.routes.ts'
import { partnerStore } from '#domains/partners/partner.store.ts'
import { readMasterSetting } from '#domains/partners/read-master-setting.usecase.ts'
import { setCommission } from '#domains/partners/set-commission.usecase.ts'
import type { FindLedBy } from '#domains/rentals/public.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Shared } from './share-context.ts'

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

export function wirePartners(
  { db, now, clock, config, publicUrl, rateLimit }: Shared,
  { users, requireRole }: Accounts,
) {
  const common = {
    db,
    partners: partnerStore,
    lockAccount: users.hold,
    bounds: config.commissionBounds,
    clock,
  }
  const referralCodeOf = async (userId: string) => (await users.find(userId))?.referralCode ?? null
  return {
    ownData: [ownPartner(db, now)],
    api: [
      partnerRoutes({
        readMasterSetting: readMasterSetting({ ...common, referralCodeOf, publicUrl }),
        setCommission: setCommission(common),
        requireRole,
        rateLimit,
      }),
    ],
  }
}

import { notePartnerClick } from '#domains/partners/note-partner-click.middleware.ts'
import { ownPartner } from '#domains/partners/own-partner.store.ts'
import { partnerClicks } from '#domains/partners/partner-click.http.ts'
import { partnerRoutes } from '#domains/partners/partner.routes.ts'
import { partnerStore } from '#domains/partners/partner.store.ts'
import { readMasterSetting } from '#domains/partners/read-master-setting.usecase.ts'
import { setCommission } from '#domains/partners/set-commission.usecase.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Shared } from './share-context.ts'

export type Partners = ReturnType<typeof wirePartners>

export function wirePartners(
  { db, clock, config, cookies, publicUrl, rateLimit }: Shared,
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
  const clicks = partnerClicks(cookies)
  return {
    noteClick: notePartnerClick(clicks),
    clickOf: clicks.read,
    ownData: [ownPartner(db)],
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

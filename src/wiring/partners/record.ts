import { partnerLinks } from '#domains/partners/links/partner-links.ts'
import { widgetDomainRoutes } from '#domains/partners/links/widget-domains.routes.ts'
import { addWidgetKey, findWidgetKey, stateDomains } from '#domains/partners/links/widget-key.store.ts'
import { widgetKeys } from '#domains/partners/links/widget-key.usecase.ts'
import { ownPartner } from '#domains/partners/record/own-partner.store.ts'
import { partnerRoutes } from '#domains/partners/record/partner.routes.ts'
import { partnerStore } from '#domains/partners/record/partner.store.ts'
import { readMasterSetting } from '#domains/partners/record/read-master-setting.usecase.ts'
import { requirePartner } from '#domains/partners/record/require-partner.middleware.ts'
import { setCommission } from '#domains/partners/record/set-commission.usecase.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Shared } from '../share-context.ts'

export type PartnerRecord = Awaited<ReturnType<typeof wirePartnerRecord>>

/** Who is a partner, on which terms, and who works for them. */
export function wirePartnerRecord(
  { db, now, clock, config, publicUrl, rateLimit }: Shared,
  { users, requireRole }: Accounts,
) {
  const isPartner = requirePartner({
    requireRole,
    partnerOf: (userId) => partnerStore.ofUser(db, userId),
  })
  const common = { db, partners: partnerStore, bounds: config.commissionBounds, clock }
  const widget = widgetKeys({ db, keys: { findWidgetKey, addWidgetKey, stateDomains }, clock })
  return {
    /** The guard of all that is for a partner's people. */
    requirePartner: isPartner,
    ownData: [ownPartner(db, now)],
    api: [
      partnerRoutes({
        readMasterSetting: readMasterSetting({
          linksOf: (code) => partnerLinks(publicUrl, code),
          widgetKeyOf: widget.of,
          bounds: config.commissionBounds,
        }),
        setCommission: setCommission({ ...common, lockAccount: users.hold }),
        requirePartner: isPartner,
        rateLimit,
      }),
      widgetDomainRoutes({ widgetKeys: widget, requirePartner: isPartner, rateLimit }),
    ],
  }
}

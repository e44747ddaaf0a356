import { approveEnquiry } from '#domains/enquiries/staff/approve-enquiry.service.ts'
import { enquiryStore } from '#domains/enquiries/enquiry.store.ts'
import { partnerLinks } from '#domains/partners/links/partner-links.ts'
import { widgetDomainRoutes } from '#domains/partners/links/widget-domains.routes.ts'
import { addWidgetKey, findWidgetKey, stateDomains } from '#domains/partners/links/widget-key.store.ts'
import { widgetKeys } from '#domains/partners/links/widget-key.usecase.ts'
import { partnerKeyRoutes } from '#domains/partners/record/keys/partner-key.routes.ts'
import { partnerKeyRetention, partnerKeyStore } from '#domains/partners/record/keys/partner-key.store.ts'
import { partnerKeys } from '#domains/partners/record/keys/partner-keys.usecase.ts'
import { usePartnerKey } from '#domains/partners/record/keys/use-partner-key.service.ts'
import { isLastOwner, partnerPersonalData } from '#domains/partners/record/partner-personal-data.store.ts'
import { partnerRecordStore } from '#domains/partners/record/partner-record.store.ts'
import { partnerRoutes } from '#domains/partners/record/partner.routes.ts'
import { partnerStore } from '#domains/partners/record/partner.store.ts'
import { changePeople } from '#domains/partners/record/people/change-people.service.ts'
import { ownPeople } from '#domains/partners/record/people/own-people.usecase.ts'
import { partnerPeople } from '#domains/partners/record/people/partner-people.store.ts'
import { partnerPeopleRoutes } from '#domains/partners/record/people/partner-people.routes.ts'
import { readMasterSetting } from '#domains/partners/record/read-master-setting.usecase.ts'
import { requirePartner, requirePartnerReader } from '#domains/partners/record/require-partner.middleware.ts'
import { setCommission } from '#domains/partners/record/set-commission.usecase.ts'
import { applications } from '#domains/partners/record/staff/application.store.ts'
import { changePartner } from '#domains/partners/record/staff/change-partner.usecase.ts'
import { openPartner } from '#domains/partners/record/staff/open-partner.usecase.ts'
import { partnerReads } from '#domains/partners/record/staff/partner-read.store.ts'
import { partnerCouponStore } from '#domains/partners/record/staff/partner-coupon.store.ts'
import { staffCoupons } from '#domains/partners/record/staff/staff-coupons.usecase.ts'
import { staffCouponRoutes } from '#domains/partners/record/staff/staff-coupons.routes.ts'
import { staffPartnerRoutes } from '#domains/partners/record/staff/staff-partner.routes.ts'
import { staffPeople } from '#domains/partners/record/staff/staff-people.usecase.ts'
import { staffPeopleRoutes } from '#domains/partners/record/staff/staff-people.routes.ts'
import { newToken } from '#platform/crypto.ts'
import { basisPointsOf } from '#domains/partners/record/commission.ts'
import { commissionBounds } from '#domains/partners/record/commission-bounds.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'

/** Of one key; a network has a fifth. */
const KEY_REQUESTS_PER_MINUTE = 600

export type PartnerRecord = ReturnType<typeof wirePartnerRecord>

/** Who is a partner, on which terms, and who works for them. */
export function wirePartnerRecord(
  { db, now, clock, config, settings, publicUrl, rateLimit, limitEach, windowCounts }: Shared,
  { users, requireRole, openInvitedAccount }: Accounts,
  { staffWrite, requireStaff }: Pick<Staff, 'staffWrite' | 'requireStaff'>,
) {
  const partnerOf = (userId: string) => partnerStore.ofUser(db, userId)
  const linksOf = (code: string) => partnerLinks(publicUrl, code)
  const isPartner = requirePartner({ requireRole, partnerOf })
  const limitKey = limitEach('partner key')
  const isReader = requirePartnerReader({
    requirePartner: isPartner,
    useKey: usePartnerKey({ db, keys: partnerKeyStore, clock }),
    limitKey: (c, keyId) => limitKey(c, keyId, KEY_REQUESTS_PER_MINUTE),
  })
  const bounds = commissionBounds(settings)
  const common = { db, partners: partnerStore, records: partnerRecordStore, bounds, staffWrite, clock }
  const people = changePeople({
    ...common,
    openInvitedAccount,
    lockAccount: users.hold,
    makeTraveller: (tx, userId) => users.giveRole(tx, userId, 'traveller'),
  })
  const reads = partnerReads(db, bounds)
  const guards = { requirePartner: isPartner, requireStaff, rateLimit }
  const widget = widgetKeys({ db, keys: { findWidgetKey, addWidgetKey, stateDomains }, clock })
  return {
    /** The guard of all that is for a partner's people. */
    requirePartner: isPartner,
    isLastOwner,
    partnerOf,
    linksOf,
    /** The same for what a partner's own systems read as well, by a key. */
    requirePartnerReader: isReader,
    retention: partnerKeyRetention,
    personalData: [partnerPersonalData(db, now)],
    api: [
      partnerRoutes({
        readMasterSetting: readMasterSetting({
          linksOf,
          couponsOf: (partnerId) => partnerCouponStore.of(db, partnerId),
          widgetKeyOf: widget.of,
          bounds,
          tripCommission: () => basisPointsOf(settings.of('trip_commission')),
        }),
        setCommission: setCommission({ ...common, lockAccount: users.hold }),
        ...guards,
      }),
      widgetDomainRoutes({ widgetKeys: widget, ...guards }),
      partnerPeopleRoutes({
        people: ownPeople({ ...common, people, counts: windowCounts, scale: config.RATE_LIMIT_SCALE }),
        readPeople: partnerPeople(db),
        ...guards,
      }),
      partnerKeyRoutes({
        keys: partnerKeys({ ...common, keys: partnerKeyStore, lockAccount: users.hold, newToken }),
        listKeys: (partnerId) => partnerKeyStore.list(db, partnerId),
        ...guards,
      }),
      staffPartnerRoutes({
        reads,
        applications: applications(db),
        openPartner: openPartner({ ...common, people, approveEnquiry: approveEnquiry(enquiryStore) }),
        changePartner: changePartner(common),
        ...guards,
      }),
      staffCouponRoutes({
        reads,
        coupons: staffCoupons({ ...common, coupons: partnerCouponStore }),
        ...guards,
      }),
      staffPeopleRoutes({ reads, people: staffPeople({ ...common, people }), ...guards }),
    ],
  }
}

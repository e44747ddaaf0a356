import { boundsOf, commissionOf, percentOf, type Commission, type CommissionBounds } from './commission.ts'
import { tripTermsOf, type OwnPartner, type Partner, type PartnerLink } from './partner.ts'

type WidgetKey = { key: string; domains: string[] }

/** The commission, links, coupons and widget key of a partner. */
export type ReadMasterSetting = (partner: OwnPartner) => Promise<{
  commission: Commission
  tripPercent: number
  links: PartnerLink[]
  coupons: { code: string }[]
  widget: WidgetKey
}>

type Needs = {
  linksOf: (code: string) => PartnerLink[]
  couponsOf: (partnerId: string) => Promise<{ code: string }[]>
  widgetKeyOf: (partner: Partner) => Promise<WidgetKey>
  bounds: CommissionBounds
  /** Of a trip's fare, unless another is agreed. */
  tripCommission: () => number
}

export function readMasterSetting({
  linksOf,
  couponsOf,
  widgetKeyOf,
  bounds,
  tripCommission,
}: Needs): ReadMasterSetting {
  return async (partner) => ({
    commission: commissionOf(partner.setLast, boundsOf(partner.bounds, bounds)),
    tripPercent: percentOf(tripTermsOf(partner, tripCommission()).basisPoints),
    links: linksOf(partner.code),
    coupons: (await couponsOf(partner.id)).map(({ code }) => ({ code })),
    widget: await widgetKeyOf(partner),
  })
}

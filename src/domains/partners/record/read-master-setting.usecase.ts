import { boundsOf, commissionOf, type Commission, type CommissionBounds } from './commission.ts'
import type { OwnPartner, Partner, PartnerLink } from './partner.ts'

type WidgetKey = { key: string; domains: string[] }

/** The commission, links and widget key of a partner. */
export type ReadMasterSetting = (
  partner: OwnPartner,
) => Promise<{ commission: Commission; links: PartnerLink[]; widget: WidgetKey }>

type Needs = {
  linksOf: (code: string) => PartnerLink[]
  widgetKeyOf: (partner: Partner) => Promise<WidgetKey>
  bounds: CommissionBounds
}

export function readMasterSetting({ linksOf, widgetKeyOf, bounds }: Needs): ReadMasterSetting {
  return async (partner) => ({
    commission: commissionOf(partner.setLast, boundsOf(partner.bounds, bounds)),
    links: linksOf(partner.code),
    widget: await widgetKeyOf(partner),
  })
}

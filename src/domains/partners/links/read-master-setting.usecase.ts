import { CURRENCIES, languageOptions } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { commissionBounds } from '../record/commission-bounds.ts'
import { basisPointsOf, boundsOf, commissionOf, percentOf, toApiCommission } from '../record/commission.ts'
import { tripTermsOf } from '../record/partner.ts'
import { listPartnerCoupons } from '../record/staff/partner-coupon.store.ts'
import { partnerLinks } from './partner-links.ts'
import type * as operations from './partner-tool-operations.contract.ts'
import { widgetKeyOf } from './widget-key.usecase.ts'

/** Reads the commission, links, coupons and widget key of a partner. */
export async function readMasterSetting(
  app: Pick<App, 'db' | 'clock' | 'settings' | 'publicUrl' | 'languages'>,
  { partner, query: { lang_id, currency_id } }: Call<typeof operations.readMasterSetting>,
) {
  const { db, settings, publicUrl, languages } = app
  const tripCommission = basisPointsOf(settings.of('trip_commission'))
  const links = partnerLinks(publicUrl, partner.code, languages)
  const coupons = await listPartnerCoupons(db, partner.id)
  const widget = await widgetKeyOf(app, partner)
  return {
    role: partner.role,
    earns: partner.earns,
    share_percent: percentOf(partner.shareBasisPoints),
    trip_percent: percentOf(tripTermsOf(partner, tripCommission).basisPoints),
    commission: toApiCommission(
      commissionOf(partner.setLast, boundsOf(partner.bounds, commissionBounds(settings))),
    ),
    languages: withFirst(languageOptions(languages), ({ id }) => id === lang_id),
    currencies: withFirst(CURRENCIES, ({ id }) => id === currency_id),
    links: withFirst(links, ({ langId }) => langId === lang_id).map(({ kind, langId, url }) => ({
      kind,
      lang_id: langId,
      url,
    })),
    coupons: coupons.map(({ code }) => ({ code })),
    partner_code: partner.code,
    widget_key: widget.key,
    widget_domains: widget.domains,
  }
}

/** Returns the items, the requested ones before the others. */
function withFirst<Item>(items: readonly Item[], isRequested: (item: Item) => boolean): Item[] {
  return [...items.filter(isRequested), ...items.filter((item) => !isRequested(item))]
}

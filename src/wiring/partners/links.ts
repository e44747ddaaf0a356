import type { Context } from 'hono'
import { partnerPercent, type FindAttribution, type PartnerPercentOf } from '#domains/attribution/public.ts'
import { partnerCache, partnerEmails } from '#domains/partners/links/cached-partner.store.ts'
import { clickBuffer } from '#domains/partners/links/click-buffer.service.ts'
import { clickConsentRoutes } from '#domains/partners/links/click-consent.routes.ts'
import {
  findPartner,
  findPartnerIfAvailable,
  findTripPartner,
} from '#domains/partners/links/find-partner.service.ts'
import { notePartnerClick } from '#domains/partners/links/note-partner-click.middleware.ts'
import { isOwnBrowser } from '#domains/partners/links/own-browser.http.ts'
import { partnerClicks } from '#domains/partners/links/partner-click.http.ts'
import { partnerClickRetention } from '#domains/partners/links/partner-click.store.ts'
import { partnerLinkRoutes } from '#domains/partners/links/partner-link.routes.ts'
import { recordClick } from '#domains/partners/links/record-click.usecase.ts'
import type { Job, Shared } from '../share-context.ts'

/** Max recorded clicks per minute of a network; the pages behind more are shown all the same. */
const MAX_CLICKS_PER_MINUTE = 240

/** Attribution of visitors to partners: before search, whose prices include the partners' commissions. */
export function wirePartnerLinks(shared: Shared) {
  const app = {
    ...shared,
    partnerClicks: partnerClicks(shared.cookies),
    partnerCache: partnerCache(shared),
    partnerEmails: partnerEmails(shared),
    clickBuffer: clickBuffer(shared),
    isWithinClickLimit: shared.withinLimit('clicks on partners’ links', MAX_CLICKS_PER_MINUTE),
  }
  const findAttribution: FindAttribution = async (c) => {
    const click = app.partnerClicks.read(c)
    const attribution = click && (await findPartner(app, click))
    return attribution && { ...attribution, ownBrowser: await isOwnBrowser(app, c, attribution.partnerId) }
  }
  const percentOf: PartnerPercentOf = async (c) => {
    const click = app.partnerClicks.read(c)
    return click ? partnerPercent(await findPartner(app, click)) : 0
  }
  const jobs: Job[] = [
    {
      name: 'clicks on partners’ links',
      everySeconds: 1,
      everyProcess: true,
      work: app.clickBuffer.flush,
    },
  ]
  return {
    noteClick: notePartnerClick(app, recordClick),
    findAttribution,
    percentOf,
    /** The percent in the prices of cached pages, which open without the database. */
    async pagePercentOf(c: Context): Promise<number> {
      const click = app.partnerClicks.read(c)
      return click ? partnerPercent(await findPartnerIfAvailable(app, click)) : 0
    },
    clickCookieOf: app.partnerClicks.cookieOf,
    findTripPartner: (code: string, subId: string) => findTripPartner(shared, code, subId),
    api: [clickConsentRoutes(app)],
    root: [partnerLinkRoutes(app, recordClick)],
    jobs,
    retention: partnerClickRetention,
    /** Writes the clicks of the last second; without its database the process stops all the same. */
    close: () =>
      app.clickBuffer
        .flush()
        .catch((err: unknown) => shared.log.warn({ err }, 'the last clicks were not written')),
  }
}

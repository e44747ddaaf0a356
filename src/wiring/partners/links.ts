import type { Context } from 'hono'
import { Counter } from 'prom-client'
import { clickConsentRoutes } from '#domains/partners/links/click-consent.routes.ts'
import { findPartner, findTripPartner } from '#domains/partners/links/find-partner.service.ts'
import { noteClick } from '#domains/partners/links/note-click.http.ts'
import { notePartnerClick } from '#domains/partners/links/note-partner-click.middleware.ts'
import { isOwnBrowser } from '#domains/partners/links/own-browser.http.ts'
import { partnerClicks } from '#domains/partners/links/partner-click.http.ts'
import {
  partnerClickRetention,
  writeClicks,
  type ClickRow,
} from '#domains/partners/links/partner-click.store.ts'
import { partnerLinkRoutes } from '#domains/partners/links/partner-link.routes.ts'
import { listEmailsOfPeople } from '#domains/partners/record/partner.store.ts'
import { partnerPercent, type FindAttribution, type PartnerPercentOf } from '#domains/attribution/public.ts'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { Job, Shared } from '../share-context.ts'

export type PartnerLinks = ReturnType<typeof wirePartnerLinks>

/** Clicks of one network in a minute that are noted; the pages behind more are shown all the same. */
const CLICKS_A_MINUTE = 240

/** Some 4 MB; more comes only while the database is away, and is dropped. */
const MAX_CLICKS = 10_000

/** How visitors come by partners: before search, whose prices include what partners earn. */
export function wirePartnerLinks(shared: Shared) {
  const { db, clock, config, settings, cookies, publicUrl, log, metrics, rateLimit, withinLimit } = shared
  const clicks = partnerClicks(cookies)
  const partnerOf = findPartner({ db, settings, clock })
  const dropped = new Counter({
    name: 'rihla_partner_clicks_dropped_total',
    help: 'Clicks on partners’ links that were not recorded, as too many waited',
    registers: [metrics],
  })
  const waiting = rowBuffer<ClickRow>({
    keyOf: ({ id }) => id,
    join: (known) => known,
    write: (rows) => writeClicks(db, rows),
    mostRows: MAX_CLICKS,
    onDropped: (count) => dropped.inc(count),
  })
  const note = noteClick({
    clicks,
    findPartner: (click) => partnerOf(click).catch(noneWithoutDatabase),
    withinLimit: withinLimit('clicks on partners’ links', CLICKS_A_MINUTE),
    record: (click) => waiting.add([click]),
    cookies,
    defaultLanguage: config.defaultLanguage,
    publicUrl,
    clock,
  })
  const ownBrowser = isOwnBrowser({
    emailsOf: (partnerId) => listEmailsOfPeople(db, partnerId),
    browsers: cookies.browsers,
    clock,
  })
  const findLedBy: FindAttribution = async (c) => {
    const click = clicks.read(c)
    const ledBy = click && (await partnerOf(click))
    return ledBy && { ...ledBy, ownBrowser: await ownBrowser(c, ledBy.partnerId) }
  }
  const percentOf: PartnerPercentOf = async (c) => {
    const click = clicks.read(c)
    return click ? partnerPercent(await partnerOf(click)) : 0
  }
  const jobs: Job[] = [
    { name: 'clicks on partners’ links', everySeconds: 1, everyProcess: true, work: waiting.flush },
  ]
  return {
    noteClick: notePartnerClick(note),
    findLedBy,
    percentOf,
    /** The same for pages that are kept, which open without the database. */
    pagePercentOf: async (c: Context) => (await percentOf(c).catch(noneWithoutDatabase)) ?? 0,
    clickCookieOf: clicks.cookieOf,
    findTripPartner: (code: string, subId: string) => findTripPartner(shared, code, subId),
    api: [clickConsentRoutes({ clicks, rateLimit })],
    root: [partnerLinkRoutes({ noteClick: note, cookies })],
    jobs,
    retention: partnerClickRetention,
    /** Writes the clicks of the last second; without its database the process stops all the same. */
    close: () =>
      waiting.flush().catch((err: unknown) => log.warn({ err }, 'the last clicks were not written')),
  }
}

/** A page opens without the database, where it is cached: then nobody has led here. */
function noneWithoutDatabase(fault: unknown): null {
  if (fault instanceof DatabaseUnavailable) return null
  throw fault
}

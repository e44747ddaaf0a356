import { join } from 'node:path'
import type { Context } from 'hono'
import { derivedKey } from '#platform/crypto.ts'
import { linkPicture } from '#platform/link-picture/link-picture.ts'
import { linkPictureRoutes } from '#platform/http/pages/link-picture.routes.ts'
import { pictureWords } from '#platform/http/pages/picture-words.ts'
import { pageBudget } from '#platform/http/pages/page-budget.ts'
import { pageCache } from '#platform/http/pages/page-cache.ts'
import { pageGeneration } from '#platform/http/pages/page-generation.ts'
import { mapSources, pagePolicy, withSources } from '#platform/http/pages/page-policy.ts'
import type { FindReleaseFile } from '#platform/http/pages/release-file.ts'
import { securityTxtRoutes } from '#platform/http/pages/security-txt.routes.ts'
import { siteRoutes } from '#platform/http/pages/site.ts'
import { sitemapRoutes, type SitemapSources } from '#platform/http/pages/sitemap.routes.ts'
import { componentsRoutes } from '../components/components.routes.ts'
import { gatewayOf } from '../gateway-settings.ts'
import { SIMULATED_ON_PAGES, type SiteSettings } from '../site-settings.contract.ts'
import type { Shared } from './share-context.ts'

/** Pages name the suppliers as one service, whichever of them are simulated. */
function simulatedOnPages(services: Shared['config']['simulatedInProduction']): SiteSettings['simulated'] {
  const kinds = new Set(
    services.map((service) => (service === 'payments' || service === 'mail' ? service : 'suppliers')),
  )
  return SIMULATED_ON_PAGES.filter((kind) => kinds.has(kind))
}

type FetchApi = (request: Request, bindings: unknown) => Promise<Response>

/** Data that pages of content and places provide to caches and search engines. */
type Published = SitemapSources & {
  /** Changes with each publication. */
  contentGeneration: () => Promise<string>
}

/** The referring partner's percentage in a visitor's prices, and the cookie that names the partner. */
type Visits = {
  pagePercentOf: (c: Context) => Promise<number>
  clickCookieOf: (c: Context) => string | null
}

export type Site = ReturnType<typeof wireSite>

/** Wires the pages: a client of the API, which they call in-process. Without a built site there are none. */
export function wireSite(
  { config, publicUrl, languages, defaultLanguage, clock, log, rateLimit, settings: set, site }: Shared,
  fetchApi: FetchApi,
  published: Published,
  { pagePercentOf, clickCookieOf }: Visits,
  findReleaseFile: FindReleaseFile,
) {
  if (!site) return { cache: null, root: [] }
  const gateway = gatewayOf(config)
  const words = pictureWords(derivedKey(config.APP_SECRET, 'words of shared pictures'))
  const settings: SiteSettings = {
    productName: config.PRODUCT_NAME,
    languages,
    defaultLanguage,
    defaultCurrency: config.DEFAULT_CURRENCY,
    publicUrl,
    production: config.production,
    simulated: simulatedOnPages(config.simulatedInProduction),
    cardField: gateway.cardField(config),
    company: {
      name: config.COMPANY_NAME ?? config.PRODUCT_NAME,
      address: config.COMPANY_ADDRESS?.split('|').map((line) => line.trim()) ?? [],
    },
    commission: {
      get min() {
        return set.of('commission_least')
      },
      get max() {
        return set.of('commission_most')
      },
      get usual() {
        return set.of('commission_usual')
      },
      get trips() {
        return set.of('trip_commission')
      },
    },
    get minPayout() {
      return set.of('payout_least')
    },
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    knowsNetworks: config.GEOIP_URL !== undefined,
    sessionPollSeconds: config.SESSION_POLL_SECONDS ?? null,
    clock,
    signPicture: words.sign,
  }
  const siteFor = (c: Context) => ({ ...settings, fetchApi: (call: Request) => fetchApi(call, c.env) })
  /**
   * Returns the site for visitors with the same percentage: of all cookies, only the click's reaches the API.
   */
  const siteOfAudience = (c: Context, audience: string) => ({
    ...settings,
    fetchApi: (call: Request) => {
      const click = audience === '' ? null : clickCookieOf(c)
      if (click !== null) call.headers.set('cookie', click)
      return fetchApi(call, c.env)
    },
  })
  const policy = pagePolicy(withSources(gateway.pageSources ?? {}, mapSources(config)))
  const budget = pageBudget(rateLimit)
  const generation = pageGeneration({
    fetchGeneration: async () => `${await published.contentGeneration()} ${set.generation()}`,
    clock,
    onError: (err) => log.warn({ err }, 'whether content was published is not known; cached pages are kept'),
  })
  return {
    /** Before all expensive layers: most visitors of these pages are anonymous. */
    cache: pageCache({
      pages: site.anonymousPages,
      settings,
      audienceOf: async (c) => String((await pagePercentOf(c)) || ''),
      siteFor: siteOfAudience,
      generation,
      budget,
      policy,
      clock,
      onError: (err) => log.error({ err }, 'a page could not be rendered for the cache'),
    }),
    root: [
      ...(config.production
        ? []
        : [componentsRoutes({ folder: join(site.distDir, 'components'), productName: config.PRODUCT_NAME })]),
      sitemapRoutes({ ...published, ...site, publicUrl, languages, clock }),
      securityTxtRoutes({
        contact: config.SECURITY_CONTACT ?? `${publicUrl}/contact`,
        days: config.SECURITY_TXT_DAYS,
        publicUrl,
        clock,
      }),
      linkPictureRoutes({
        product: config.PRODUCT_NAME,
        page: (c, path) => site.render(new Request(new URL(publicUrl).origin + path), siteFor(c)),
        draw: linkPicture,
        signedWords: words.read,
        rateLimit,
        clock,
      }),
      siteRoutes({ ...site, publicUrl, siteFor, policy, budget, findReleaseFile }),
    ],
  }
}

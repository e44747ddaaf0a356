import { siteRoutes } from '#platform/http/site.ts'
import type { Shared } from './shared.ts'
import type { SiteSettings } from './surroundings.ts'

type FetchApi = (request: Request, bindings: unknown) => Promise<Response>

/** The pages: a client of the API, which it calls in-process. Without a built site there are none. */
export function wireSite({ config, publicUrl, site }: Shared, fetchApi: FetchApi) {
  const settings: SiteSettings = {
    productName: config.PRODUCT_NAME,
    defaultLanguage: config.DEFAULT_LANGUAGE,
    defaultCurrency: config.DEFAULT_CURRENCY,
    publicUrl,
    production: config.production,
  }
  return { root: site ? [siteRoutes({ ...site, site: settings, fetchApi })] : [] }
}

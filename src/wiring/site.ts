import { siteRoutes } from '#platform/http/site.ts'
import { gatewayOf } from '../gateway-settings.ts'
import { SIMULATED_ON_PAGES, type SiteSettings } from '../site-settings.contract.ts'
import type { Shared } from './shared.ts'

/** Pages name the suppliers as one service, whichever of them are simulated. */
function simulatedOnPages(services: Shared['config']['simulatedInProduction']): SiteSettings['simulated'] {
  const kinds = new Set(
    services.map((service) => (service === 'payments' || service === 'mail' ? service : 'suppliers')),
  )
  return SIMULATED_ON_PAGES.filter((kind) => kinds.has(kind))
}

type FetchApi = (request: Request, bindings: unknown) => Promise<Response>

/** The pages: a client of the API, which they call in-process. Without a built site there are none. */
export function wireSite({ config, publicUrl, clock, site }: Shared, fetchApi: FetchApi) {
  const gateway = gatewayOf(config)
  const settings: SiteSettings = {
    productName: config.PRODUCT_NAME,
    defaultLanguage: config.DEFAULT_LANGUAGE,
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
      min: config.COMMISSION_MIN,
      max: config.COMMISSION_MAX,
      usual: config.COMMISSION_DEFAULT,
    },
    sessionPollSeconds: config.SESSION_POLL_SECONDS ?? null,
    clock,
  }
  return {
    root: site ? [siteRoutes({ ...site, site: settings, fetchApi, elsewhere: gateway.pageSources })] : [],
  }
}

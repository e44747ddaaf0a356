import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { freshSettings } from '#domains/settings/fresh-settings.middleware.ts'
import { resolveCallerAddress } from '#platform/http/caller-address.ts'
import { healthRoutes } from '#platform/http/health.routes.ts'
import { languageByHeader } from '#platform/http/language-header.ts'
import { bodyLayer, compression, errorHandler, notFound, outerLayer } from '#platform/http/layers.ts'
import { apiReference } from '#platform/http/openapi/api-reference.ts'
import { docsRoutes } from '#platform/http/openapi/docs.routes.ts'
import type { RequestVariables } from '#platform/http/openapi/openapi.ts'
import { withFieldMessages } from '#platform/http/problem.ts'
import { shedLoad } from '#platform/http/shed-load.ts'
import { loopLateness } from '#platform/http/loop-lateness.ts'
import { createRouter } from '#platform/http/router.ts'
import type { Accounts } from './accounts.ts'
import type { Identity } from './identity.ts'
import type { Metrics } from './metrics.ts'
import type { wirePartnerLinks } from './partners/links.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { Domains } from './registered.ts'
import type { Shared } from './share-context.ts'
import type { Site } from './site.ts'
import PACKAGE from '../../package.json' with { type: 'json' }

type App = OpenAPIHono<{ Variables: RequestVariables }>

type Mounted = {
  domains: Domains
  metrics: Metrics
  authLayers: Accounts['authLayers']
  identity: Identity
  partnerLinks: ReturnType<typeof wirePartnerLinks>
  site: Site
  fieldMessages: Parameters<typeof withFieldMessages>[0]
  /** A request that may have left work for a job was answered. */
  afterWrite: () => void
  /** Returns the reason why the process accepts no requests; null if it does. */
  unreadyReason: () => Promise<string | null>
}

/** License in the API reference, as in package.json: proprietary. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' }

/**
 * Returns the paths that are served while others are shed: health checks, orders, payments and the gateway's
 * events.
 */
export function essentialPaths(config: Parameters<typeof gatewayOf>[0]): ReadonlySet<string> {
  const { events } = gatewayOf(config)
  return new Set([...ESSENTIAL, ...(events ? [`/api${events.path}`] : [])])
}

const ESSENTIAL = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/user/order',
  '/api/user/without-credit-order',
  '/api/user/payment-action',
  '/api/trip-payment',
  '/trips/api/trip/create',
]

/** Mounts the routes of all domains behind the layers that a request passes in this order. */
export function layHttp(shared: Shared, mounted: Mounted): App {
  const { config, log, cookies, rateLimit } = shared
  const { domains, metrics, authLayers, identity, partnerLinks, site } = mounted
  const app: App = new OpenAPIHono<{ Variables: RequestVariables }>({ router: createRouter() })
  app.onError(errorHandler(log))
  app.notFound(notFound)
  if (config.SHED_ABOVE_MS > 0)
    app.use(
      shedLoad({
        lateness: shared.lateness ?? loopLateness(),
        aboveMs: config.SHED_ABOVE_MS,
        essential: essentialPaths(config),
        metrics: shared.metrics,
        log,
      }),
    )
  app.use(
    resolveCallerAddress(config.TRUSTED_PROXIES ?? (() => false), (address) =>
      log.warn(
        { address },
        'X-Forwarded-For of an address that TRUSTED_PROXIES does not name is not believed; if a proxy is there, all its callers share one address',
      ),
    ),
  )
  app.use(outerLayer({ log, meter: metrics.meterRequest, secure: cookies.secure }))
  app.use(withFieldMessages(mounted.fieldMessages))
  for (const path of ['/healthz', '/readyz', '/metrics']) app.use(path, notByProxy)
  app.route('/', healthRoutes({ unreadyReason: mounted.unreadyReason }))
  for (const routes of metrics.root) app.route('/', routes)
  if (shared.role === 'jobs') return app
  app.use(afterWrites(mounted.afterWrite))
  app.use(partnerLinks.noteClick)
  if (site.cache) app.use(site.cache)
  app.use(compression(domains.selfPacked()))
  app.use('/api/*', freshSettings(shared.settings))
  app.use('/api/auth/*', ...authLayers)
  app.use(
    '/api/*',
    rateLimit('api', 1200),
    bodyLayer({ formPaths: ['/api/auth/'], formsToo: domains.formsToo(), fileForms: domains.fileForms() }),
  )
  for (const routes of domains.api()) app.route('/api', routes)
  const ofTrips = [identity.crossOrigin, languageByHeader, rateLimit('trips', 1200), bodyLayer({})]
  app.use('/trips/*', ...ofTrips)
  for (const routes of domains.trips()) app.route('/trips', routes)
  // The same instance for clients of the secondary backend without a prefix, so that its limits count both.
  app.use('/auth/*', ...ofTrips)
  app.route('/', identity.tripSignIn)
  for (const routes of domains.root()) app.route('/', routes)
  serveReference(app, config.PRODUCT_NAME)
  for (const path of ['/api/*', '/trips/*', '/auth/*']) app.all(path, (c) => notFound(c))
  for (const routes of site.root) app.route('/', routes)
  return app
}

/** Only for probes and Prometheus, which connect directly to the process: a proxy sets `x-forwarded-for`. */
const notByProxy: MiddlewareHandler = (c, next) =>
  c.req.header('x-forwarded-for') === undefined ? next() : Promise.resolve(notFound(c))

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

function afterWrites(then: () => void): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!READS.has(c.req.method)) then()
  }
}

/** `/openapi.json` of all routes, and the page that shows it. */
function serveReference(app: App, productName: string): void {
  app.route('/', docsRoutes({ productName }))
  let reference: object | undefined
  // Created once, on the first request: it takes about 50 ms.
  app.get('/openapi.json', (c) =>
    c.json(
      (reference ??= apiReference(
        app.getOpenAPI31Document({
          openapi: '3.1.0',
          info: { title: `${productName} API`, version: PACKAGE.version, license: LICENSE },
          servers: [{ url: '/' }],
          security: [{}, { token: [] }, { bearer: [] }],
        }),
      )),
    ),
  )
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Basic <token>`: the token of guest-login or manage-booking as it is',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'Trips: the bearerToken of /trips/auth/login. Partners: a key that they have made',
  })
}

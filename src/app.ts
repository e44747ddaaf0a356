import { OpenAPIHono } from '@hono/zod-openapi'
import { knowCaller } from '#platform/http/caller-address.ts'
import { docsRoutes } from '#platform/http/docs.routes.ts'
import { healthRoutes } from '#platform/http/health.routes.ts'
import { bodyLayer, compression, errorHandler, notFound, outerLayer } from '#platform/http/layers.ts'
import type { RequestVariables } from '#platform/http/openapi.ts'
import { createReadiness } from '#platform/readiness.ts'
import { createJobs } from '#platform/jobs.ts'
import { wireAccounts } from './wiring/accounts.ts'
import { wireAuthentication } from './wiring/authentication.ts'
import { wireBookings } from './wiring/bookings.ts'
import { wireCoupons } from './wiring/coupons.ts'
import { wireFeedback } from './wiring/feedback.ts'
import { wireGatewayEvents } from './wiring/gateway-events.ts'
import { wireInvoices } from './wiring/invoices.ts'
import { wireLocations } from './wiring/locations.ts'
import { wireNotifications } from './wiring/notifications.ts'
import { wireOperations } from './wiring/operations.ts'
import { wireOwnData } from './wiring/own-data.ts'
import { wirePartners } from './wiring/partners.ts'
import { wirePayments } from './wiring/payments.ts'
import { wirePictures } from './wiring/pictures.ts'
import { wireRetention } from './wiring/retention.ts'
import { wireRatings } from './wiring/ratings.ts'
import { wireReferrals } from './wiring/referrals.ts'
import { wireReconciliation } from './wiring/reconciliation.ts'
import { wireSearch } from './wiring/search.ts'
import { wireSecondSignIn, wireSecondStep } from './wiring/second-step.ts'
import { shareSurroundings, type Wired } from './wiring/shared.ts'
import { wireSite } from './wiring/site.ts'
import { wireStaff } from './wiring/staff.ts'
import { wireSuppliers } from './wiring/suppliers.ts'
import type { AppSurroundings } from './wiring/surroundings.ts'

/** Wires each domain, and puts their routes behind the layers that every request passes. */
export async function createApp(surroundings: AppSurroundings) {
  const shared = await shareSurroundings(surroundings)
  const { config, log, cookies, rateLimit } = shared

  const operations = wireOperations(shared)
  const suppliers = await wireSuppliers(shared)
  const locations = await wireLocations(shared, suppliers)
  const search = wireSearch(shared, suppliers, locations)
  const invoices = wireInvoices(shared)
  const notifications = wireNotifications(shared, invoices)
  const secondStep = wireSecondStep(shared)
  const accounts = wireAccounts(shared, notifications, secondStep)
  const secondSignIn = wireSecondSignIn(shared, secondStep, accounts, notifications)
  const authentication = wireAuthentication(shared, secondStep, accounts, notifications)
  const coupons = wireCoupons(shared, accounts)
  const partners = wirePartners(shared, accounts)
  const payments = await wirePayments(shared)
  const staff = wireStaff(shared)
  const bookings = await wireBookings(shared, {
    suppliers,
    locations,
    search,
    accounts,
    coupons,
    payments,
    notifications,
    invoices,
    staff,
  })
  const ratings = await wireRatings(shared, suppliers, accounts)
  const referrals = wireReferrals(shared, accounts, notifications)
  const ownData = wireOwnData(shared, { accounts, bookings, notifications })
  const pictures = wirePictures(shared, accounts)
  const feedback = wireFeedback(shared, accounts)
  const gatewayEvents = await wireGatewayEvents(shared, payments, bookings)
  const reconciliation = wireReconciliation(shared, suppliers, payments, bookings)
  const retention = wireRetention(shared)
  const wired: Wired[] = [
    shared,
    retention,
    suppliers,
    locations,
    search,
    accounts,
    secondSignIn,
    authentication,
    coupons,
    partners,
    notifications,
    bookings,
    ratings,
    referrals,
    pictures,
    feedback,
    ownData,
    gatewayEvents,
    reconciliation,
  ]

  let stopping = false
  const whyUnready = createReadiness({ database: surroundings.database, dataDir: config.DATA_DIR })
  const app = new OpenAPIHono<{ Variables: RequestVariables }>()
  app.onError(errorHandler(log))
  app.notFound(notFound)
  app.use(
    knowCaller(config.TRUSTED_PROXIES ?? (() => false), (address) =>
      log.warn(
        { address },
        'X-Forwarded-For of an address that TRUSTED_PROXIES does not name is not believed; if a proxy is there, all its callers share one address',
      ),
    ),
  )
  app.use(outerLayer({ log, meter: operations.meterRequest, secure: cookies.secure }))
  app.route('/', healthRoutes({ whyUnready: async () => (stopping ? 'it is about to stop' : whyUnready()) }))
  for (const routes of operations.root) app.route('/', routes)
  app.use(compression(new Set(['/api/searching'])))
  app.use('/api/auth/*', authentication.tellLimited)
  app.use('/api/*', rateLimit('api', 1200), bodyLayer(['/api/auth/'], pictures.fileForms))
  for (const { api = [] } of wired) for (const routes of api) app.route('/api', routes)
  for (const { root = [] } of wired) for (const routes of root) app.route('/', routes)
  app.route('/', docsRoutes({ productName: config.PRODUCT_NAME }))
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: `${config.PRODUCT_NAME} API`, version: '1.0.0' },
    servers: [{ url: '/' }],
    security: [{}, { token: [] }],
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Basic <token>`: the token of guest-login or manage-booking as it is',
  })
  app.all('/api/*', (c) => notFound(c))
  const site = wireSite(shared, async (request, bindings) => app.fetch(request, bindings ?? {}))
  for (const routes of site.root) app.route('/', routes)

  const jobs = createJobs(log)
  return {
    fetch: app.fetch,
    request: app.request,
    /** Every route as `METHOD /path`, in Hono's notation. */
    routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
      (route) => !route.startsWith('ALL '),
    ),
    startJobs() {
      for (const { jobs: own = [] } of wired)
        for (const { name, everySeconds, work, atOnce } of own) {
          jobs.every(everySeconds, name, work)
          if (atOnce) jobs.nudge(name)
        }
    },
    /** Lets go what workers were at that have ended. */
    async freeWorkOf(workerIds: readonly string[]) {
      await shared.freeKeysOf(workerIds)
      await bookings.freeWorkOf(workerIds)
    },
    settleAll: bookings.settleAll,
    settleAnswers: bookings.settleAnswers,
    endByTime: bookings.endByTime,
    reconcile: reconciliation.reconcile,
    sendMails: notifications.sendMails,
    mailAccountLinks: accounts.mailLinks,
    mailReferences: bookings.mailReferences,
    mailSignInLinks: authentication.mailSignInLinks,
    refreshPlaces: locations.refresh,
    refreshRatings: ratings.refresh,
    removeDroppedPictures: pictures.removeDropped,
    rewardReferrers: referrals.rewardReferrers,
    purge: retention.purge,
    /** From now on `/readyz` says no; everything else goes on. */
    retire() {
      stopping = true
    },
    retired: () => stopping,
    /** Resolves when the jobs under way are over. */
    async stop() {
      stopping = true
      search.stop()
      await jobs.stop()
      await suppliers.stop()
      notifications.close()
      shared.stopCounting()
    },
  }
}

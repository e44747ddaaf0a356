import { OpenAPIHono } from '@hono/zod-openapi'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import { createSmtpMailer } from '#connectors/email/smtp-mailer.ts'
import { createSandboxPayments } from '#connectors/payments/sandbox-payments.ts'
import { guestLogin } from '#domains/accounts/guest-login.usecase.ts'
import { guestRoutes } from '#domains/accounts/guest.routes.ts'
import { tokenStore } from '#domains/accounts/token.store.ts'
import {
  createFindTraveller,
  requireTraveller,
  type SessionCookies,
} from '#domains/accounts/traveller.routes.ts'
import {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  calendarFile,
} from '#domains/notifications/public.ts'
import { mailStore, queueMail } from '#domains/notifications/mail.store.ts'
import { mailboxRoutes } from '#domains/notifications/mailbox.routes.ts'
import { sendMails } from '#domains/notifications/send-mails.usecase.ts'
import { addCar } from '#domains/rentals/bookings/add-car.usecase.ts'
import { toBooking } from '#domains/rentals/bookings/booking-reply.ts'
import { bookingStore } from '#domains/rentals/bookings/booking.store.ts'
import { bookingUpkeepStore } from '#domains/rentals/bookings/booking-upkeep.store.ts'
import { calendarRoutes } from '#domains/rentals/bookings/calendar.routes.ts'
import { cancelBooking } from '#domains/rentals/bookings/cancel-booking.usecase.ts'
import { cartRoutes } from '#domains/rentals/bookings/cart.routes.ts'
import { lastOrder, listBookings } from '#domains/rentals/bookings/find-bookings.usecase.ts'
import { lookupRoutes } from '#domains/rentals/bookings/lookup.routes.ts'
import { mailReferences } from '#domains/rentals/bookings/mail-references.usecase.ts'
import { manageBooking } from '#domains/rentals/bookings/manage-booking.usecase.ts'
import { modifyCart } from '#domains/rentals/bookings/modify-cart.usecase.ts'
import { orderCar } from '#domains/rentals/bookings/order-car.usecase.ts'
import { orderRoutes } from '#domains/rentals/bookings/order.routes.ts'
import { settleBooking } from '#domains/rentals/bookings/settle-booking.usecase.ts'
import type { News } from '#domains/rentals/bookings/settlement.ts'
import { settleBookings } from '#domains/rentals/bookings/settle-bookings.usecase.ts'
import { findLocations } from '#domains/rentals/locations/find-locations.usecase.ts'
import { createLocationIndex } from '#domains/rentals/locations/location-index.ts'
import { locationRoutes } from '#domains/rentals/locations/location.routes.ts'
import { loadPlaces, replaceStations } from '#domains/rentals/locations/location.store.ts'
import { placeDirectory } from '#domains/rentals/locations/place-directory.ts'
import { syncAllStations } from '#domains/rentals/locations/sync-all-stations.usecase.ts'
import { syncStations } from '#domains/rentals/locations/sync-stations.usecase.ts'
import { quoteCar, quoteOffer } from '#domains/rentals/quotes/quote-offer.usecase.ts'
import { quoteRoutes } from '#domains/rentals/quotes/quote.routes.ts'
import { quoteStore } from '#domains/rentals/quotes/quote.store.ts'
import { searchCars } from '#domains/rentals/search/search-cars.usecase.ts'
import { searchRoutes } from '#domains/rentals/search/search.routes.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { loadExchangeRates } from '#domains/suppliers/exchange-rates.store.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { supplierMarkRoutes } from '#domains/suppliers/supplier-mark.routes.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { idempotencyStore } from '#platform/db/idempotency.store.ts'
import { docsRoutes } from '#platform/http/docs.routes.ts'
import { healthRoutes } from '#platform/http/health.routes.ts'
import { idempotent } from '#platform/http/idempotency.ts'
import { bodyLayer, compression, errorHandler, notFound, outerLayer } from '#platform/http/layers.ts'
import type { RequestVariables } from '#platform/http/openapi.ts'
import { createRateLimits } from '#platform/http/rate-limit.ts'
import { siteRoutes, type RenderPage } from '#platform/http/site.ts'
import { createJobs } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Config } from './config.ts'

/** What the outside world is to the app: where it keeps things, what time it is, whom it asks. */
export type AppSurroundings = {
  config: Config
  /** Whoever has had this id before has ended: what it left unfinished is taken up at once. */
  workerId: string
  /** Where people reach it, without a slash at the end. */
  publicUrl: string
  database: Database
  clock: Clock
  log: Log
  /** By plan id; a plan without a connector is not sold. */
  connectors: ReadonlyMap<string, SupplierConnector>
  paymentsUrl: string
  /** How long the gateway may take over one question. */
  paymentsTimeoutMs?: number
  /** Absent: the API alone. */
  site?: {
    distDir: string
    render: RenderPage<SiteSettings & { fetchApi: (request: Request) => Promise<Response> }>
  }
}

export type SiteSettings = {
  productName: string
  defaultLanguage: string
  defaultCurrency: string
  publicUrl: string
  production: boolean
}

/** The only wiring: stores + connectors → use cases → routes. */
export async function createApp(surroundings: AppSurroundings) {
  const {
    config,
    workerId,
    publicUrl,
    database,
    clock,
    log,
    connectors,
    paymentsUrl,
    paymentsTimeoutMs = 8000,
    site,
  } = surroundings
  const { db } = database
  const product = config.PRODUCT_NAME.toLowerCase()
  const cookies: SessionCookies = {
    product,
    secure: publicUrl.startsWith('https:'),
    publicUrl: config.publicUrl,
  }
  const rateLimit = createRateLimits(config.RATE_LIMIT_SCALE)
  const jobs = createJobs(log)

  const bookings = bookingStore(db, workerId)
  const upkeep = bookingUpkeepStore(db, workerId)
  const quotes = quoteStore(db)
  const tokens = tokenStore(db)
  const mails = mailStore(db)
  const keys = idempotencyStore(db, workerId)
  await Promise.all([upkeep.freeOwn(), keys.freeOwn()])

  const plans = (await loadPlans(db)).filter(({ id }) => connectors.has(id))
  const index = await createLocationIndex(() => loadPlaces(db))
  const places = placeDirectory(index)
  let exchangeRates = await loadExchangeRates(db)
  const exchange = () => exchangeRates

  const ask = askRates({
    connectors,
    clock,
    onDefect: (planId, err) => log.error({ planId, err }, 'a connector threw'),
  })
  const search = searchCars({
    plans,
    places,
    askRates: ask,
    exchange,
    clock,
    deadlineMs: config.SEARCH_DEADLINE_MS,
  })
  const quote = quoteCar({ plans, connectors, places, askRates: ask, quotes, exchange, clock })

  const newGuest = guestLogin({ tokens, clock, newToken, sha256 })
  const now = () => new Date(clock.now().epochMilliseconds)
  const findTraveller = createFindTraveller((token) => tokens.findTraveller(sha256(token), now()), cookies)
  const traveller = requireTraveller(findTraveller, cookies)

  const mailSetting = (langId: LangId) => ({
    productName: config.PRODUCT_NAME,
    publicUrl,
    language: languageOf(langId),
  })
  const letters: Record<News, typeof bookingConfirmedMail> = {
    confirmed: bookingConfirmedMail,
    cancelled: bookingCancelledMail,
    awaiting_supplier: bookingAwaitingSupplierMail,
    failed: bookingFailedMail,
  }
  const payments = createSandboxPayments({
    url: paymentsUrl,
    apiKey: config.PAYMENTS_KEY,
    timeoutMs: paymentsTimeoutMs,
  })
  const settle = settleBooking({
    bookings,
    connectors,
    payments,
    clock,
    async tellTraveller(tx: Db, booking, news) {
      if (!booking.driver) return
      const langId = booking.langId as LangId
      const letter = letters[news](
        toBooking(booking, clock.now(), (id) => places.station(id, languageOf(langId))),
        mailSetting(langId),
      )
      await queueMail(tx, { ...letter, recipient: booking.driver.email, langId }, now())
    },
  })
  const order = orderCar({ bookings, settleBooking: settle, clock })
  const cancel = cancelBooking({ bookings, settleBooking: settle, clock })
  const list = listBookings({ bookings, places, clock })

  const smtp =
    config.SMTP_URL === undefined ? null : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const send = sendMails({ mails, sendMail: smtp?.sendMail ?? null, clock })
  const settleAll = settleBookings({
    upkeep,
    settleBooking: settle,
    clock,
    onError: (bookingId, err) => log.error({ bookingId, err }, 'a booking could not be settled'),
  })

  const connected = new Map(plans.map(({ id, supplier }) => [supplier.id, { supplier, planId: id }]))
  const stations = syncAllStations({
    suppliers: [...connected.values()].flatMap(({ supplier, planId }) => {
      const connector = connectors.get(planId)
      return connector ? [{ ...supplier, connector }] : []
    }),
    syncStations: syncStations({
      loadPlaces: () => loadPlaces(db),
      replaceStations: (kept, removed) => replaceStations(db, kept, removed),
      stationsInUse: (ids) => upkeep.stationsInUse(ids),
      refresh: () => index.refresh(),
    }),
    onSynced: (supplier, outcome) => log.info({ supplier, ...outcome }, 'stations'),
    onFailure: (supplier, failure) => log.warn({ supplier, failure }, 'stations were not synced'),
  })
  // Without any station nothing can be searched: the first start waits for them.
  if (places.desksOf(index.wellKnown(1)[0]?.id ?? '', false).length === 0) await stations()

  function startJobs(): void {
    jobs.every(86_400, 'stations', stations)
    jobs.every(3600, 'places', () => index.refresh())
    jobs.every(2, 'settle bookings', settleAll)
    jobs.every(5, 'send mails', send)
    jobs.every(60, 'end by time', () => upkeep.endByTime(clock.now()))
    jobs.every(3600, 'exchange rates', async () => (exchangeRates = await loadExchangeRates(db)))
    jobs.every(3600, 'remove old', async () => {
      await quotes.removeOld(clock.now())
      await keys.removeOld(new Date(clock.now().epochMilliseconds - 7 * 86_400_000))
    })
    jobs.nudge('settle bookings')
    jobs.nudge('send mails')
  }

  const api = new OpenAPIHono<{ Variables: RequestVariables }>()
  api.route('/', locationRoutes({ findLocations: findLocations(index) }))
  api.route(
    '/',
    searchRoutes({ searchCars: search, clock, defaultCurrency: config.DEFAULT_CURRENCY, rateLimit }),
  )
  api.route('/', quoteRoutes({ quoteOffer: quoteOffer(quote, exchange), rateLimit }))
  api.route('/', guestRoutes({ guestLogin: newGuest, cookies, rateLimit }))
  api.route(
    '/',
    cartRoutes({
      addCar: addCar({ quotes, bookings, clock }),
      modifyCart: modifyCart({ bookings, quotes, quoteCar: quote, clock }),
      requireTraveller: traveller,
    }),
  )
  api.route(
    '/',
    orderRoutes({
      orderCar: order,
      cancelBooking: cancel,
      requireTraveller: traveller,
      idempotent: idempotent({ keys, clock }),
      rateLimit,
    }),
  )
  api.route(
    '/',
    lookupRoutes({
      listBookings: list,
      lastOrder: lastOrder({ bookings, clock }),
      manageBooking: manageBooking({ bookings, guestLogin: newGuest, clock }),
      mailReferences: mailReferences({
        bookings,
        clock,
        async queueReferences({ recipient, langId, bookings: upcoming }) {
          await queueMail(
            db,
            { ...bookingReferencesMail(upcoming, mailSetting(langId)), recipient, langId },
            now(),
          )
        },
      }),
      requireTraveller: traveller,
      findTraveller,
      cookies,
      rateLimit,
    }),
  )

  let stopping = false
  const app = new OpenAPIHono<{ Variables: RequestVariables }>()
  app.onError(errorHandler(log))
  app.notFound(notFound)
  app.use(outerLayer({ log, secure: cookies.secure }))
  app.route('/', healthRoutes({ isReady: async () => !stopping && (await isReachable(db)) }))
  app.use(compression(new Set(['/api/searching'])))
  app.use('/api/*', rateLimit('api', 1200), bodyLayer())
  app.route('/api', api)
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
  app.route('/', docsRoutes({ productName: config.PRODUCT_NAME }))
  app.route('/', supplierMarkRoutes({ plans }))
  app.route(
    '/',
    calendarRoutes({
      listBookings: list,
      calendarFile: (booking) => calendarFile(booking, mailSetting(1)),
      requireTraveller: traveller,
    }),
  )
  if (!config.production)
    app.route('/', mailboxRoutes({ listMails: () => mails.list(100), readMail: (id) => mails.read(id) }))
  app.all('/api/*', (c) => notFound(c))
  if (site) {
    const settings: SiteSettings = {
      productName: config.PRODUCT_NAME,
      defaultLanguage: config.DEFAULT_LANGUAGE,
      defaultCurrency: config.DEFAULT_CURRENCY,
      publicUrl,
      production: config.production,
    }
    const fetchApi = async (request: Request, bindings: unknown) => app.fetch(request, bindings ?? {})
    app.route('/', siteRoutes({ ...site, site: settings, fetchApi }))
  }

  return {
    fetch: app.fetch,
    request: app.request,
    startJobs,
    settleAll,
    sendMails: send,
    refreshPlaces: () => index.refresh(),
    /** From now on `/readyz` says no; resolves when the jobs under way are over. */
    async stop() {
      stopping = true
      await jobs.stop()
      smtp?.close()
    },
  }
}

async function isReachable(db: Db): Promise<boolean> {
  await db.selectFrom('suppliers').select('id').limit(1).execute()
  return true
}

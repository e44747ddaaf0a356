import { join } from 'node:path'
import {
  authentication,
  ownAccount,
  pictures as accountPictures,
  referrals,
} from '#domains/accounts/module.ts'
import { visitorGuard } from '#domains/attribution/public.ts'
import { createDestinations } from '#domains/content/destinations/destinations.service.ts'
import { indexedPaths } from '#domains/content/destinations/indexed-paths.usecase.ts'
import { content as contentModule } from '#domains/content/module.ts'
import { placeholderValues } from '#domains/content/placeholders.ts'
import { publishedContent } from '#domains/content/published-content.service.ts'
import { listPagePaths } from '#domains/content/read-content.usecase.ts'
import { homeCache } from '#domains/content/read-home.usecase.ts'
import { companies } from '#domains/companies/module.ts'
import { coupons } from '#domains/coupons/module.ts'
import { issueCoupon } from '#domains/coupons/public.ts'
import { enquiries, newsletter, priceRequests } from '#domains/enquiries/module.ts'
import { senderGuard } from '#domains/enquiries/sender.http.ts'
import { isThrowAway } from '#domains/enquiries/throw-away-address.ts'
import { fares as faresModule } from '#domains/fares/module.ts'
import { fleet } from '#domains/fleet/module.ts'
import { identity as identityModule } from '#domains/identity/module.ts'
import type { BookingAccess } from '#domains/rentals/bookings/booking-read.store.ts'
import { findBooking } from '#domains/rentals/bookings/find-bookings.usecase.ts'
import { settleBooking } from '#domains/rentals/changes/settle-booking.usecase.ts'
import {
  bookingFiles,
  bookingMoney,
  bookings,
  bookingTasks,
  callerBookings,
  bookingLookup,
  locationMaps,
  locations as locationsModule,
  priceGuard,
  ratings,
  rebookings,
  refundRequests,
  savedCars,
  search as searchModule,
  searchAlerts,
  seenPrices,
  settlement,
  staffBookings,
  supply,
} from '#domains/rentals/module.ts'
import { openLocations } from '#domains/rentals/locations/open-locations.service.ts'
import { refreshRatings, supplierRatings } from '#domains/rentals/ratings/follow-ratings.usecase.ts'
import { createPriceRecorder } from '#domains/rentals/seen-prices/price-recorder.service.ts'
import { countObservations } from '#domains/rentals/seen-prices/seen-counts.store.ts'
import { seenSince } from '#domains/rentals/seen-prices/seen-price.ts'
import type { SettleBooking } from '#domains/rentals/settlement/settlement.ts'
import {
  ANSWERS_FILE,
  tolerateFullDisk,
  type SupplierAnswer,
} from '#domains/rentals/settlement/supplier-answers.service.ts'
import { findMargins } from '#domains/rentals/supply/find-margins.usecase.ts'
import { settings } from '#domains/settings/module.ts'
import { shuttles } from '#domains/shuttles/module.ts'
import { returnSeats, takeSeats } from '#domains/shuttles/seat.store.ts'
import { mailQueue, mails, mailTemplates, recordMails, textMessages } from '#domains/notifications/module.ts'
import { operations as operationsModule } from '#domains/operations/module.ts'
import { invoices, travellerInvoices } from '#domains/invoices/module.ts'
import { books, disputes, moneyTasks, reconciliation } from '#domains/payments/module.ts'
import { auditLog, bulk, members, search as staffSearch, tasks, today } from '#domains/staff/module.ts'
import { hasTask } from '#domains/staff/public.ts'
import { stock } from '#domains/stock/module.ts'
import { travellers } from '#domains/travellers/module.ts'
import { returnToTripPayment } from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { journeys, tripCards, tripGrids, tripPlaces } from '#domains/trips/module.ts'
import { derivedKey, derivedToken } from '#platform/crypto.ts'
import { findDue } from '#platform/db/due-work.store.ts'
import { readerGuard } from '#platform/http/openapi/reader-guard.ts'
import { clockMeter, readinessMeter } from '#platform/http/readiness-meter.ts'
import {
  partnerEarnings,
  partnerGuards,
  partnerReports,
  partners,
  partnerStatements,
  type PartnersApp,
} from '#domains/partners/module.ts'
import { readPartnerHome } from '#domains/partners/reports/read-partner-home.usecase.ts'
import { limitLedgerDates } from '#domains/payments/ledger.store.ts'
import { reportFiles } from '#platform/reports/report-reply.http.ts'
import { squarePictures } from '#platform/square-pictures.ts'
import { signedTexts } from '#platform/signed-text.ts'
import { signedTimes } from '#platform/signed-time.ts'
import { createReadiness, secondsAhead } from '#platform/readiness.ts'
import { createJobs } from '#platform/jobs.ts'
import { openJournal } from '#platform/journal.ts'
import { createScheduledJobs } from '#platform/scheduled-jobs.ts'
import { ALL_FIELD_MESSAGES } from './wiring/field-messages.ts'
import { wireAccounts } from './wiring/accounts.ts'
import { fareParts } from './wiring/fares.ts'
import { layHttp } from './wiring/http-layers.ts'
import { wireGatewayEvents } from './wiring/gateway-events.ts'
import { wireIdentity } from './wiring/identity.ts'
import { landPathsOf } from './wiring/location-maps.ts'
import { wireNotifications } from './wiring/notifications.ts'
import { accountGuards, openGuards, wireModule, withTripGuards } from './wiring/wire-module.ts'
import { wireMetrics } from './wiring/metrics.ts'
import { operationParts } from './wiring/operations.ts'
import { wirePersonalData } from './wiring/personal-data.ts'
import { wirePartnerLinks } from './wiring/partners/links.ts'
import { partnerParts } from './wiring/partners/partner-parts.ts'
import { wirePayments } from './wiring/payments.ts'
import { wireReleaseFiles } from './wiring/release-files.ts'
import { wireRetention } from './wiring/retention.ts'
import { wireSales } from './wiring/sales.ts'
import { openSearch } from './wiring/search.ts'
import { registerDomains } from './wiring/registered.ts'
import { shareContext } from './wiring/share-context.ts'
import { wireSite } from './wiring/site.ts'
import { wireStaff } from './wiring/staff.ts'
import { wireStaffFind } from './wiring/staff-find.ts'
import { todayParts } from './wiring/staff-today.ts'
import { wireSuppliers } from './wiring/suppliers.ts'
import { supplierPictureParts } from './wiring/supplier-pictures.ts'
import { translationParts } from './wiring/translations.ts'
import { widgetParts } from './wiring/widget.ts'
import { ipCountry } from '#connectors/geo-ip/ip-country.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { supplierPictures } from '#domains/suppliers/pictures/module.ts'
import { suppliers as suppliersModule } from '#domains/suppliers/module.ts'
import { translations } from '#domains/translations/module.ts'
import { countryFinder } from '#domains/visitors/guess-visitor.usecase.ts'
import { visitors } from '#domains/visitors/module.ts'
import { widget } from '#domains/widget/module.ts'
import { isSessionLive } from '#domains/widget/session/widget-session.service.ts'
import type { AppContext } from '#src/wiring/app-context.ts'

/** Whoever has waited for the start loads the first page by then. */
export const AFTER_FIRST_PAGE_MS = 5000

/** Pages render without a guess of the visitor's country that takes longer. */
const COUNTRY_TIMEOUT_MS = 1500

/** Wires each domain, and puts their routes behind the layers that every request passes. */
export async function createApp(context: AppContext) {
  const domains = registerDomains()
  const { add, runJob } = domains
  const shared = await add(shareContext(context))
  const { config, log } = shared
  const releaseFiles = await add(wireReleaseFiles(shared))

  const metrics = wireMetrics(shared)
  const suppliers = await add(wireSuppliers(shared))
  const guards = openGuards()
  guards.callers.reader = readerGuard(shared.defaultLanguage)
  await add(wireModule({ ...shared, ...suppliers }, guards, suppliersModule))
  const locations = await openLocations({ ...shared, ...suppliers })
  await add(wireModule({ ...shared, ...suppliers, ...locations }, guards, locationsModule))
  await add(wireModule({ ...shared, ...locations, landPaths: landPathsOf(shared) }, guards, locationMaps))
  const partnerLinks = await add(wirePartnerLinks(shared))
  guards.callers.visitor = visitorGuard(partnerLinks.percentOf)
  const priceRecorder = createPriceRecorder({ ...shared, ...suppliers })
  await add(wireModule({ ...shared, ...suppliers, ...locations, priceRecorder }, guards, seenPrices))
  const picturesApp = { ...shared, ...supplierPictureParts(shared) }
  const search = await openSearch(
    shared,
    suppliers,
    locations,
    priceRecorder.record,
    picturesApp.pictureDirectory,
  )
  const ending = new AbortController()
  const { findLedBy, percentOf } = partnerLinks
  const searchApp = { ...search.app, findLedBy, percentOf, ending: ending.signal }
  await add(wireModule(searchApp, guards, searchModule))
  const notifications = await add(wireNotifications(shared))
  const accounts = wireAccounts(shared, notifications)
  Object.assign(guards.callers, accountGuards(accounts))
  await add(wireModule(picturesApp, guards, supplierPictures))
  await add(wireModule({ ...shared, ...notifications }, guards, mails))
  await add(wireModule({ ...shared, ...accounts }, guards, ownAccount))
  await add(wireModule({ ...shared, ...accounts }, guards, authentication))
  const payments = await add(wirePayments(shared))
  const staff = await add(wireStaff(shared, accounts))
  guards.requireStaff = staff.requireStaff
  const staffApp = { ...shared, ...accounts, adminEmail: config.ADMIN_EMAIL }
  await add(wireModule(staffApp, guards, members))
  await add(wireModule(shared, guards, auditLog))
  await add(wireModule({ ...shared, ...payments }, guards, tasks))
  // Erasure finds the redemptions of a person by their bookings, so it comes before that of the bookings.
  await add(wireModule({ ...shared, exchange: suppliers.exchange }, guards, coupons))
  await add(wireModule({ ...shared, plans: suppliers.plans }, guards, settings))
  await add(wireModule(search.app, guards, supply))
  const ofPartners = partnerGuards({ ...shared, ...accounts })
  Object.assign(guards.callers, ofPartners.callers)
  const partnersApp = {
    ...shared,
    ...accounts,
    ...partnerParts(shared),
    exchange: suppliers.exchange,
    queuePartnerNews: notifications.queuePartnerNews,
    requirePartnerReader: ofPartners.requirePartnerReader,
    places: locations.places,
    plans: suppliers.plans,
    searchCars: search.searchCars,
    defaultCurrency: config.DEFAULT_CURRENCY,
  }
  await add(wireModule<PartnersApp>(partnersApp, guards, partners))
  await add(wireModule(partnersApp, guards, partnerReports))
  await add(wireModule<PartnersApp>(partnersApp, guards, partnerEarnings))
  await add(wireModule(partnersApp, guards, partnerStatements))
  await add(wireModule({ ...shared, ...notifications }, guards, textMessages))
  const tripsApp = {
    ...shared,
    ...payments,
    queueTripNotice: notifications.queueTripNotice,
    queueTripSms: notifications.queueTripSms,
    tripPaymentLinks: signedTimes(derivedKey(config.APP_SECRET, 'links to pay trips')),
    takeSeats,
    returnSeats,
  }
  await add(wireModule(tripsApp, guards, tripCards(payments.gateway)))
  const priceMailKey = derivedKey(config.APP_SECRET, 'links to leave mails about prices')
  const answers = openJournal<SupplierAnswer>(join(config.DATA_DIR, ANSWERS_FILE))
  const settlingApp = {
    ...search.app,
    ...notifications,
    cards: payments.cards,
    supplierAnswers: tolerateFullDisk(answers, shared),
  }
  const settle: SettleBooking = (id, how) => settleBooking(settlingApp, id, how)
  const rentalsApp = {
    ...settlingApp,
    settleBooking: settle,
    quoteCar: search.quoteCar,
    quoteNew: search.quoteNewCar,
    queuePriceMail: notifications.queuePriceNews,
    priceMailSecret: (subject: string) => derivedToken(priceMailKey, subject),
    isThrowAway,
    ending: ending.signal,
  }
  const travellersApp = {
    ...rentalsApp,
    ...accounts,
    findBooking: (access: BookingAccess, reference: string) => findBooking(rentalsApp, access, reference),
    returnElsewhere: (paymentId: string) => returnToTripPayment(tripsApp, paymentId),
  }
  await add(wireModule(rentalsApp, guards, settlement))
  await add(wireModule(travellersApp, guards, bookings(payments.gateway)))
  await add(wireModule(shared, guards, stock))
  await add(wireModule(shared, guards, refundRequests))
  await add(wireModule(travellersApp, guards, travellerInvoices))
  await add(wireModule(travellersApp, guards, bookingFiles))
  await add(wireModule(travellersApp, guards, bookingLookup))
  await add(wireModule(rentalsApp, guards, priceGuard))
  await add(wireModule(rentalsApp, guards, rebookings(payments.gateway)))
  await add(wireModule(rentalsApp, guards, callerBookings))
  await add(wireModule(rentalsApp, guards, staffBookings))
  await add(wireModule(shared, guards, mailQueue))
  await add(wireModule({ ...shared, ...notifications }, guards, mailTemplates))
  await add(wireModule(shared, guards, recordMails))
  await add(wireModule(rentalsApp, guards, bookingMoney))
  await add(wireModule(rentalsApp, guards, bookingTasks))
  const money = { ...shared, ...payments, ...wireSales({ ...rentalsApp, ...payments }) }
  await add(wireModule(money, guards, moneyTasks))
  await add(wireModule(shared, guards, books))
  await add(wireModule(shared, guards, invoices))
  await add(wireModule(rentalsApp, guards, searchAlerts))
  const leaveKey = derivedKey(config.APP_SECRET, 'links to leave the newsletter')
  const newsletterApp = {
    ...shared,
    tellSubscriber: notifications.queueNewsletter,
    leaveSecretOf: (subscriptionId: string) => derivedToken(leaveKey, subscriptionId),
  }
  await add(wireModule(newsletterApp, guards, newsletter))
  await refreshRatings(rentalsApp)
  await add(wireModule(rentalsApp, guards, ratings))
  const content = publishedContent({
    ...shared,
    placeholders: (language) => placeholderValues(config, language),
  })
  const destinations = createDestinations({
    places: locations.places,
    connected: new Set(suppliers.plans.map(({ supplier }) => supplier.id)),
    counts: () => countObservations(shared.readDb, seenSince(shared.clock.now())),
    clock: shared.clock,
  })
  const contentApp = {
    ...shared,
    content,
    destinations,
    homes: homeCache(),
    plans: suppliers.plans,
    plansOff: suppliers.plansOff,
    exchange: suppliers.exchange,
    places: locations.places,
    locationIndex: locations.locationIndex,
    soldSuppliers: suppliers.soldSuppliers,
    ratingOf: supplierRatings(suppliers.plans),
    percentOf: partnerLinks.percentOf,
    findTraveller: accounts.findTraveller,
    readPartnerHome: (userId: string, currency: string) => readPartnerHome(shared, userId, currency),
  } as const
  await add(wireModule(contentApp, guards, contentModule))
  await add(wireModule(shared, guards, savedCars))
  const rewards = { hasTask, giveReward: issueCoupon, tellReward: notifications.queueReward }
  await add(wireModule({ ...shared, ...rewards }, guards, referrals))
  await add(wireModule({ ...shared, ...accounts, squarePictures }, guards, accountPictures))
  const { GEOIP_URL: geoIpUrl } = config
  const askCountry = geoIpUrl ? ipCountry({ url: geoIpUrl, timeoutMs: COUNTRY_TIMEOUT_MS }) : null
  const findCountry = countryFinder({ askCountry, breaker: createBreaker(), clock: shared.clock })
  await add(wireModule({ ...shared, findCountry }, guards, visitors))
  guards.callers.sender = senderGuard(accounts.findTraveller, shared.cookies)
  const formTimes = signedTimes(derivedKey(config.APP_SECRET, 'times of opened forms'))
  const enquiriesApp = { ...shared, ...notifications, places: locations.places, formTimes }
  await add(wireModule(enquiriesApp, guards, enquiries))
  await add(wireModule({ ...shared, ...translationParts(shared) }, guards, translations))
  await add(wireModule(money, guards, reconciliation))
  const widgetSigner = signedTimes(derivedKey(config.APP_SECRET, 'widget sessions'))
  const identity = wireIdentity(shared, {
    accounts,
    notifications,
    isWidgetSession: (keyId, session) => isSessionLive({ clock: shared.clock, widgetSigner }, keyId, session),
  })
  const tripGuards = withTripGuards(guards, identity)
  await add(wireModule({ ...shared, ...accounts, ...identity }, tripGuards, identityModule))
  const tripApp = { anyEmbedder: identity.anyEmbedder, tripTaxes: config.TRIP_TAXES }
  await add(wireModule(shared, tripGuards, companies))
  const events = await add(wireGatewayEvents(shared, payments, { rentals: rentalsApp, trips: tripsApp }))
  await add(wireModule({ ...money, reversibleSales: events.reversibleSales }, guards, disputes))
  const files = reportFiles({ brand: config.PRODUCT_NAME, clock: shared.clock, rateLimit: shared.rateLimit })
  await add(wireModule({ ...tripsApp, ...tripApp, reportFiles: files }, tripGuards, shuttles))
  const fares = fareParts(shared)
  const { requireProfile, anyEmbedder } = identity
  await add(wireModule({ ...shared, ...fares, requireProfile, anyEmbedder }, tripGuards, faresModule))
  const priceLinks = signedTexts(derivedKey(config.APP_SECRET, 'links to prices of trips'))
  await add(wireModule({ ...enquiriesApp, ...fares, priceLinks }, tripGuards, priceRequests))
  const journeysApp = {
    ...tripsApp,
    ...fares,
    findTripPartner: partnerLinks.findTripPartner,
    broker: { name: config.COMPANY_NAME ?? config.PRODUCT_NAME, tax_id: config.COMPANY_TAX_ID ?? null },
    tripTaxTerms: config.TRIP_TAX_TERMS,
  }
  await add(wireModule(journeysApp, tripGuards, journeys))
  const { finders } = await add(wireStaffFind(shared, (...searched) => findMargins(search.app, ...searched)))
  await add(wireModule({ ...staffApp, searchHash: staff.searchHash, finders }, guards, staffSearch))
  await add(wireModule({ ...shared, ...todayParts(shared, suppliers) }, guards, today))
  const gridsApp = { ...shared, ...tripApp, requireProfile: identity.requireProfile, reportFiles: files }
  await add(wireModule(gridsApp, tripGuards, tripPlaces))
  await add(wireModule(shared, tripGuards, fleet))
  await add(wireModule(gridsApp, tripGuards, tripGrids))
  const widgetApp = { ...shared, ...widgetParts(shared), widgetSigner, findReleaseFile: releaseFiles.find }
  await add(wireModule(widgetApp, guards, widget))
  const actsByName = new Map(domains.bulkActs().map((action) => [action.name, action]))
  await add(wireModule({ ...shared, actsByName, ending: ending.signal }, guards, bulk))
  // These come last: they collect the personal data and the retention rules of all the others.
  const personalData = await add(wirePersonalData(shared, accounts, staff, domains.personalData()))
  await add(wireModule({ ...shared, ...accounts, ...personalData.parts }, guards, travellers))
  await add(wireRetention(shared, domains.retention()))
  const jobs = createJobs(log, findDue(context.database.db, context.clock))
  const engine = createScheduledJobs({
    runText: context.database.runText,
    works: context.role !== 'web',
    log,
  })
  const operations = operationParts(shared, {
    allJobs: domains.jobs,
    allScheduled: domains.scheduled,
    engine,
    nudge: (name) => jobs.nudge(name),
  })
  await add(wireModule({ ...shared, ...operations.parts }, guards, operationsModule))

  let stopping = false
  const { database, clock } = context
  const isChecked = (context.hasRealClock ?? false) && config.MAX_CLOCK_SKEW_SECONDS > 0
  const whyUnready = createReadiness({
    database,
    dataDir: config.DATA_DIR,
    clockCheck: isChecked ? { clock, maxSkewSeconds: config.MAX_CLOCK_SKEW_SECONDS } : null,
  })
  if (isChecked) await limitLedgerDates(database.db, config.MAX_CLOCK_SKEW_SECONDS)
  readinessMeter(shared.metrics, whyUnready)
  clockMeter(shared.metrics, () => secondsAhead(database, clock))
  const site = wireSite(
    shared,
    async (request, bindings) => app.fetch(request, bindings ?? {}),
    {
      contentGeneration: content.generation,
      contentPages: () => listPagePaths(shared.db),
      destinationPaths: () => indexedPaths(destinations),
    },
    partnerLinks,
    releaseFiles.find,
  )
  const app: ReturnType<typeof layHttp> = layHttp(shared, {
    domains,
    metrics,
    authLayers: accounts.authLayers,
    identity,
    partnerLinks,
    site,
    fieldMessages: ALL_FIELD_MESSAGES,
    afterWrite: jobs.askSoon,
    whyUnready: async () => (stopping ? 'it is about to stop' : whyUnready()),
  })

  return {
    fetch: app.fetch,
    request: app.request,
    /** Every route as `METHOD /path`, in Hono's notation. */
    routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
      (route) => !route.startsWith('ALL '),
    ),
    /** What the routes of the API reference expect of a request. */
    contracts: app.openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? [one.route] : [])),
    startJobs() {
      for (const { name, everySeconds, isDue, work, atOnce, everyProcess } of domains.jobs()) {
        if (context.role === 'web' && !everyProcess) continue
        const watched = operations.watched(name, work)
        if (isDue)
          jobs.whenDue({
            name,
            everySeconds,
            isDue,
            work: watched,
            onNothing: () => operations.recordIdle(name),
          })
        else jobs.every(everySeconds, name, watched)
        if (atOnce === 'late') setTimeout(() => void jobs.nudge(name), AFTER_FIRST_PAGE_MS).unref()
        else if (atOnce) void jobs.nudge(name)
      }
      if (context.role === 'web') return
      void engine.start(domains.scheduled().map(operations.watchedOnce))
      jobs.whenDue({ name: 'scheduled jobs', everySeconds: 1, isDue: engine.hasDue, work: engine.wake })
    },
    freeWorkOf: domains.freeWorkOf,
    readMetrics: () => shared.metrics.getMetricsAsJSON(),
    runJob,
    retention: domains.retention(),
    /** Makes `/readyz` fail from now on; everything else continues. */
    retire() {
      stopping = true
    },
    retired: () => stopping,
    /** Resolves when the running jobs have finished. */
    async stop() {
      stopping = true
      ending.abort()
      domains.endStreams()
      await Promise.all([jobs.stop(), engine.stop()])
      await domains.close()
    },
  }
}

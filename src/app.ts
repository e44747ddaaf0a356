import { join } from 'node:path'
import { ownAccount, pictures as accountPictures, referrals } from '#domains/accounts/module.ts'
import { visitorGuard } from '#domains/attribution/public.ts'
import { createDestinations } from '#domains/content/destinations/destinations.service.ts'
import { indexedPaths } from '#domains/content/destinations/indexed-paths.usecase.ts'
import { content as contentModule } from '#domains/content/module.ts'
import { placeholderValues } from '#domains/content/placeholders.ts'
import { publishedContent } from '#domains/content/published-content.service.ts'
import { listPagePaths } from '#domains/content/read-content.usecase.ts'
import { homeCache } from '#domains/content/read-home.usecase.ts'
import { readerGuard } from '#domains/content/reader.http.ts'
import { companies } from '#domains/companies/module.ts'
import { coupons } from '#domains/coupons/module.ts'
import { issueCoupon } from '#domains/coupons/public.ts'
import { enquiries, newsletter, priceRequests } from '#domains/enquiries/module.ts'
import { senderGuard } from '#domains/enquiries/sender.http.ts'
import { isThrowAway } from '#domains/enquiries/throw-away-address.ts'
import { fleet } from '#domains/fleet/module.ts'
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
  priceGuard,
  ratings,
  rebookings,
  refundRequests,
  savedCars,
  searchAlerts,
  settlement,
  staffBookings,
} from '#domains/rentals/module.ts'
import { refreshRatings, supplierRatings } from '#domains/rentals/ratings/follow-ratings.usecase.ts'
import type { SettleBooking } from '#domains/rentals/settlement/settlement.ts'
import {
  ANSWERS_FILE,
  tolerateFullDisk,
  type SupplierAnswer,
} from '#domains/rentals/settlement/supplier-answers.service.ts'
import { settings } from '#domains/settings/module.ts'
import { shuttles } from '#domains/shuttles/module.ts'
import { returnSeats, takeSeats } from '#domains/shuttles/seat.store.ts'
import { mailQueue, mailTemplates, recordMails } from '#domains/notifications/module.ts'
import { queueTripSms } from '#domains/notifications/sms/queue-trip-sms.service.ts'
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
import { clockMeter, readinessMeter } from '#platform/http/readiness-meter.ts'
import { partnerEarnings, partners, partnerStatements, type PartnersApp } from '#domains/partners/module.ts'
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
import { wireAccounts } from './wiring/accounts/accounts.ts'
import { wireAuthentication } from './wiring/accounts/authentication.ts'
import { wireFares } from './wiring/fares.ts'
import { layHttp } from './wiring/http-layers.ts'
import { wireGatewayEvents } from './wiring/gateway-events.ts'
import { wireIdentity } from './wiring/identity.ts'
import { wireLocationMaps } from './wiring/location-maps.ts'
import { wireLocations } from './wiring/locations.ts'
import { wireNotifications } from './wiring/notifications.ts'
import { accountGuards, wireModule, withTripGuards } from './wiring/wire-module.ts'
import { wireMetrics } from './wiring/metrics.ts'
import { wireOperations } from './wiring/operations.ts'
import { wirePersonalData } from './wiring/personal-data.ts'
import { wirePartnerGuards } from './wiring/partners/guards.ts'
import { wirePartnerLinks } from './wiring/partners/links.ts'
import { postbackParts } from './wiring/partners/postbacks.ts'
import { wirePartnerReports } from './wiring/partners/reports.ts'
import { wirePartnerStatements } from './wiring/partners/statements.ts'
import { wirePayments } from './wiring/payments.ts'
import { wireReleaseFiles } from './wiring/release-files.ts'
import { wireRetention } from './wiring/retention.ts'
import { wireSales } from './wiring/sales.ts'
import { wireSearch } from './wiring/search.ts'
import { wireSeenPrices } from './wiring/content/seen-prices.ts'
import { registerDomains } from './wiring/registered.ts'
import { shareContext } from './wiring/share-context.ts'
import { wireSite } from './wiring/site.ts'
import { wireSms } from './wiring/sms.ts'
import { wireStaff } from './wiring/staff.ts'
import { wireStaffBulk } from './wiring/staff-bulk.ts'
import { wireStaffFind } from './wiring/staff-find.ts'
import { todayParts } from './wiring/staff-today.ts'
import { wireSupply } from './wiring/supply.ts'
import { wireSuppliers } from './wiring/suppliers.ts'
import { wireSupplierPictures } from './wiring/supplier-pictures.ts'
import { wireTranslations } from './wiring/translations.ts'
import { wireWidget, wireWidgetSessions } from './wiring/widget.ts'
import { ipCountry } from '#connectors/geo-ip/ip-country.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { translations } from '#domains/translations/module.ts'
import { countryFinder } from '#domains/visitors/guess-visitor.usecase.ts'
import { visitors } from '#domains/visitors/module.ts'
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
  const locations = await add(wireLocations(shared, suppliers))
  await add(wireLocationMaps(shared, locations))
  const partnerLinks = await add(wirePartnerLinks(shared))
  const seenPrices = await add(wireSeenPrices(shared, suppliers, locations, partnerLinks))
  const pictures = await add(wireSupplierPictures(shared))
  const search = await add(wireSearch(shared, suppliers, locations, seenPrices, partnerLinks, pictures))
  const notifications = await add(wireNotifications(shared))
  const accounts = wireAccounts(shared, notifications)
  const guards = accountGuards(accounts)
  await add(wireModule({ ...shared, ...accounts }, guards, ownAccount))
  const authentication = await add(wireAuthentication(shared, accounts))
  const payments = await add(wirePayments(shared))
  const staff = await add(wireStaff(shared, accounts))
  guards.requireStaff = staff.requireStaff
  const { users, openInvitedAccount, confirmOwner } = accounts
  const staffApp = { ...shared, ...accounts, adminEmail: config.ADMIN_EMAIL }
  await add(wireModule(staffApp, guards, members))
  await add(wireModule(shared, guards, auditLog))
  await add(wireModule({ ...shared, ...payments }, guards, tasks))
  // Erasure finds the redemptions of a person by their bookings, so it comes before that of the bookings.
  await add(wireModule({ ...shared, exchange: suppliers.exchange }, guards, coupons))
  await add(wireModule({ ...shared, plans: suppliers.plans }, guards, settings))
  const { findMargins } = await add(wireSupply(shared, { suppliers, locations, search, staff }))
  const ofPartners = wirePartnerGuards(shared, accounts)
  Object.assign(guards.callers, ofPartners.callers)
  const partnersApp = { ...shared, ...postbackParts(shared), users, openInvitedAccount, confirmOwner }
  await add(wireModule<PartnersApp>(partnersApp, guards, partners))
  const partnerReports = await add(wirePartnerReports(shared, locations, suppliers, search, ofPartners))
  await add(wireModule<PartnersApp>(partnersApp, guards, partnerEarnings))
  const { statements } = await add(
    wirePartnerStatements(shared, {
      accounts,
      notifications,
      partners: ofPartners,
      payments,
      tellPartners: partnersApp.tellPartners,
      staff,
      suppliers,
    }),
  )
  await add(wireModule({ ...shared, statements }, guards, partnerStatements))
  const textMessages = await add(wireSms(shared))
  const { queueSms } = textMessages
  const tripsApp = {
    ...shared,
    ...payments,
    queueTripNotice: notifications.queueTripNotice,
    queueTripSms: queueTripSms({ queueSms, productName: config.PRODUCT_NAME, clock: shared.clock }),
    tripPaymentLinks: signedTimes(derivedKey(config.APP_SECRET, 'links to pay trips')),
    takeSeats,
    returnSeats,
  }
  await add(wireModule(tripsApp, guards, tripCards(payments.gateway)))
  const ending = new AbortController()
  const priceMailKey = derivedKey(config.APP_SECRET, 'links to leave mails about prices')
  const answers = openJournal<SupplierAnswer>(join(config.DATA_DIR, ANSWERS_FILE))
  const settlingApp = {
    ...shared,
    ...notifications,
    connectors: suppliers.connectors,
    places: locations.places,
    cards: payments.cards,
    supplierAnswers: tolerateFullDisk(answers, shared),
  }
  const settle: SettleBooking = (id, how) => settleBooking(settlingApp, id, how)
  const rentalsApp = {
    ...settlingApp,
    settleBooking: settle,
    users,
    limitDeclines: payments.limitDeclines,
    quotes: search.quotes,
    quoteCar: search.quoteCar,
    quoteNew: search.quoteNew,
    exchange: suppliers.exchange,
    plans: suppliers.plans,
    tellPrice: notifications.queuePriceNews,
    priceMailSecret: (subject: string) => derivedToken(priceMailKey, subject),
    cheapestOffers: search.cheapestOffers,
    limitMail: accounts.limitMail,
    guestLogin: accounts.guestLogin,
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
  const { quoteOffer, searchCars, countSearch } = search
  const callersApp = {
    ...rentalsApp,
    quoteOffer,
    searchCars,
    countSearch,
    defaultCurrency: config.DEFAULT_CURRENCY,
  }
  await add(wireModule(callersApp, guards, callerBookings))
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
    counts: seenPrices.counts,
    clock: shared.clock,
  })
  guards.callers.reader = readerGuard(shared.defaultLanguage)
  guards.callers.visitor = visitorGuard(partnerLinks.percentOf)
  const contentApp = {
    ...shared,
    content,
    destinations,
    homes: homeCache(),
    seenPrices,
    places: locations.places,
    findLocations: locations.findLocations,
    soldSuppliers: suppliers.soldSuppliers,
    ratingOf: supplierRatings(suppliers.plans),
    percentOf: partnerLinks.percentOf,
    findTraveller: accounts.findTraveller,
    readPartnerHome: partnerReports.readPartnerHome,
  } as const
  await add(wireModule(contentApp, guards, contentModule))
  await add(wireModule(shared, guards, savedCars))
  const rewards = { hasTask, giveReward: issueCoupon, tellReward: notifications.queueReward }
  await add(wireModule({ ...shared, users: accounts.users, ...rewards }, guards, referrals))
  await add(wireModule({ ...shared, ...accounts, squarePictures }, guards, accountPictures))
  const { GEOIP_URL: geoIpUrl } = config
  const askCountry = geoIpUrl ? ipCountry({ url: geoIpUrl, timeoutMs: COUNTRY_TIMEOUT_MS }) : null
  const findCountry = countryFinder({ askCountry, breaker: createBreaker(), clock: shared.clock })
  await add(wireModule({ ...shared, findCountry }, guards, visitors))
  guards.callers.sender = senderGuard(accounts.findTraveller, shared.cookies)
  const formTimes = signedTimes(derivedKey(config.APP_SECRET, 'times of opened forms'))
  const enquiriesApp = { ...shared, ...notifications, users, places: locations.places, formTimes }
  await add(wireModule(enquiriesApp, guards, enquiries))
  const texts = await add(wireTranslations(shared))
  await add(wireModule({ ...shared, ...texts }, guards, translations))
  await add(wireModule(money, guards, reconciliation))
  const widgetSessions = wireWidgetSessions(shared)
  const identity = await add(
    wireIdentity(shared, {
      accounts,
      notifications,
      textMessages,
      isWidgetSession: widgetSessions.isLive,
    }),
  )
  const tripGuards = withTripGuards(guards, identity)
  const tripApp = { anyEmbedder: identity.anyEmbedder, tripTaxes: config.TRIP_TAXES }
  await add(wireModule(shared, tripGuards, companies))
  const events = await add(wireGatewayEvents(shared, payments, { rentals: rentalsApp, trips: tripsApp }))
  await add(wireModule({ ...money, reversibleSales: events.reversibleSales }, guards, disputes))
  const files = reportFiles({ brand: config.PRODUCT_NAME, clock: shared.clock, rateLimit: shared.rateLimit })
  await add(wireModule({ ...tripsApp, ...tripApp, reportFiles: files }, tripGuards, shuttles))
  const fares = await add(wireFares(shared, { staff, identity }))
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
  const { finders } = await add(wireStaffFind(shared, findMargins))
  await add(wireModule({ ...staffApp, searchHash: staff.searchHash, finders }, guards, staffSearch))
  await add(wireModule({ ...shared, ...todayParts(shared, suppliers, search) }, guards, today))
  const gridsApp = { ...shared, ...tripApp, requireProfile: identity.requireProfile, reportFiles: files }
  await add(wireModule(gridsApp, tripGuards, tripPlaces))
  await add(wireModule(shared, tripGuards, fleet))
  await add(wireModule(gridsApp, tripGuards, tripGrids))
  await add(wireWidget(shared, widgetSessions, releaseFiles.find))
  const { actsByName } = await add(wireStaffBulk(shared, domains.bulkActs()))
  await add(wireModule({ ...shared, actsByName }, guards, bulk))
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
  const operations = await add(
    wireOperations(shared, staff, {
      allJobs: domains.jobs,
      allScheduled: domains.scheduled,
      engine,
      nudge: (name) => jobs.nudge(name),
    }),
  )

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
    authentication,
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
          jobs.whenDue({ name, everySeconds, isDue, work: watched, onNothing: () => operations.idle(name) })
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

import { join } from 'node:path'
import { ipCountry } from '#connectors/geo-ip/ip-country.ts'
import { visitorGuard } from '#domains/attribution/public.ts'
import { createDestinations } from '#domains/content/destinations/destinations.service.ts'
import { placeholderValues } from '#domains/content/placeholders.ts'
import { publishedContent } from '#domains/content/published-content.service.ts'
import { homeCache } from '#domains/content/read-home.usecase.ts'
import { issueCoupon } from '#domains/coupons/public.ts'
import { senderGuard } from '#domains/enquiries/sender.http.ts'
import { isThrowAway } from '#domains/enquiries/throw-away-address.ts'
import { partnerGuards } from '#domains/partners/module.ts'
import { readPartnerHome } from '#domains/partners/reports/read-partner-home.usecase.ts'
import type { BookingAccess } from '#domains/rentals/bookings/booking-read.store.ts'
import { findBooking } from '#domains/rentals/bookings/find-bookings.usecase.ts'
import { settleBooking } from '#domains/rentals/changes/settle-booking.usecase.ts'
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
import { returnSeats, takeSeats } from '#domains/shuttles/seat.store.ts'
import { hasTask } from '#domains/staff/public.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { returnToTripPayment } from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { countryFinder } from '#domains/visitors/guess-visitor.usecase.ts'
import { isSessionLive } from '#domains/widget/session/widget-session.service.ts'
import { derivedKey, derivedToken } from '#platform/crypto.ts'
import { readerGuard } from '#platform/http/openapi/reader-guard.ts'
import { openJournal } from '#platform/journal.ts'
import { reportFiles } from '#platform/reports/report-reply.http.ts'
import { signedTexts } from '#platform/signed-text.ts'
import { signedTimes } from '#platform/signed-time.ts'
import { squarePictures } from '#platform/square-pictures.ts'
import { wireAccounts } from './accounts.ts'
import type { AppContext } from './app-context.ts'
import { fareParts } from './fares.ts'
import { wireGatewayEvents } from './gateway-events.ts'
import { wireIdentity } from './identity.ts'
import { landPathsOf } from './location-maps.ts'
import { wireNotifications } from './notifications.ts'
import { wirePartnerLinks } from './partners/links.ts'
import { partnerParts } from './partners/partner-parts.ts'
import { wirePayments } from './payments.ts'
import { wireReleaseFiles } from './release-files.ts'
import { wireSales } from './sales.ts'
import { openSearch } from './search.ts'
import { shareContext, type Shared } from './share-context.ts'
import { wireStaffFind } from './staff-find.ts'
import { todayParts } from './staff-today.ts'
import { wireStaff } from './staff.ts'
import { supplierPictureParts } from './supplier-pictures.ts'
import { wireSuppliers } from './suppliers.ts'
import { translationParts } from './translations.ts'
import { widgetParts } from './widget.ts'
import { accountGuards, openGuards, withTripGuards } from './wire-module.ts'

/** Pages render without a guess of the visitor's country that takes longer. */
const COUNTRY_TIMEOUT_MS = 1500

/**
 * Creates the parts that the domains share: `app`, from which each function takes the parts it uses; the
 * guards of the kinds of callers; and the services that also add routes, jobs or personal data of their own.
 */
export async function openAppParts(context: AppContext) {
  const shared = await shareContext(context)
  const { config, clock } = shared
  const secretOf = keysOf(config.APP_SECRET)

  const releaseFiles = wireReleaseFiles(shared)
  const suppliers = await wireSuppliers(shared)
  const locations = await openLocations({ ...shared, ...suppliers })
  const links = wirePartnerLinks(shared)
  const priceRecorder = createPriceRecorder({ ...shared, ...suppliers })
  const pictures = supplierPictureParts(shared)
  const search = await openSearch(
    shared,
    suppliers,
    locations,
    priceRecorder.record,
    pictures.pictureDirectory,
  )
  const notifications = wireNotifications(shared)
  const accounts = wireAccounts(shared)
  const payments = await wirePayments(shared)
  const staff = wireStaff(shared, accounts)
  const partnerCallers = partnerGuards({ ...shared, ...accounts })
  const widgetSigner = signedTimes(secretOf('widget sessions'))
  const identity = wireIdentity(shared, {
    accounts,
    isWidgetSession: (keyId, session) => isSessionLive({ clock, widgetSigner }, keyId, session),
  })
  const content = publishedContent({
    ...shared,
    placeholders: (language) => placeholderValues(config, language),
  })
  const destinations = createDestinations({
    places: locations.places,
    connected: new Set(suppliers.plans.map(({ supplier }) => supplier.id)),
    counts: () => countObservations(shared.readDb, seenSince(clock.now())),
    clock,
  })
  const staffFind = wireStaffFind(shared, (...searched) => findMargins(search.app, ...searched))
  const ending = new AbortController()
  const settle: SettleBooking = (id, how) => settleBooking(app, id, how)
  const findBookingOf = (access: BookingAccess, reference: string) =>
    findBooking({ ...shared, ...locations }, access, reference)

  const app = {
    ...search.app,
    ...locations,
    ...suppliers,
    ...pictures,
    ...notifications,
    ...accounts,
    ...payments,
    ...partnerParts(shared),
    ...identity,
    ...fareParts(shared),
    ...translationParts(shared),
    ...widgetParts(shared),
    ...wireSales({ ...shared, ...suppliers, ...payments }),
    ...todayParts(shared, suppliers),
    landPaths: landPathsOf(shared),
    findAttribution: links.findAttribution,
    percentOf: links.percentOf,
    findTripPartner: links.findTripPartner,
    priceRecorder,
    ending: ending.signal,
    adminEmail: config.ADMIN_EMAIL,
    searchHash: staff.searchHash,
    finders: staffFind.finders,
    requirePartnerReader: partnerCallers.requirePartnerReader,
    readPartnerHome: (userId: string, currency: string) => readPartnerHome(shared, userId, currency),
    searchCars: search.searchCars,
    quoteCar: search.quoteCar,
    quoteNew: search.quoteNewCar,
    takeSeats,
    returnSeats,
    tripPaymentLinks: signedTimes(secretOf('links to pay trips')),
    supplierAnswers: tolerateFullDisk(
      openJournal<SupplierAnswer>(join(config.DATA_DIR, ANSWERS_FILE)),
      shared,
    ),
    settleBooking: settle,
    findBooking: findBookingOf,
    returnElsewhere: (paymentId: string): Promise<string | null> => returnToTripPayment(app, paymentId),
    priceMailSecret: tokensOf(secretOf('links to leave mails about prices')),
    isThrowAway,
    unsubscribeSecretOf: tokensOf(secretOf('links to leave the newsletter')),
    content,
    destinations,
    homes: homeCache(),
    ratingOf: supplierRatings(suppliers.plans),
    hasTask,
    giveReward: issueCoupon,
    squarePictures,
    findCountry: countryFinderOf(shared),
    formTimes: signedTimes(secretOf('times of opened forms')),
    reportFiles: reportFiles({ brand: config.PRODUCT_NAME, clock, rateLimit: shared.rateLimit }),
    priceLinks: signedTexts(secretOf('links to prices of trips')),
    broker: { name: config.COMPANY_NAME ?? config.PRODUCT_NAME, tax_id: config.COMPANY_TAX_ID ?? null },
    tripTaxTerms: config.TRIP_TAX_TERMS,
    widgetSigner,
    findReleaseFile: releaseFiles.find,
  }
  await refreshRatings(app)

  const guards = openGuards()
  Object.assign(guards.callers, accountGuards(accounts), partnerCallers.callers)
  guards.callers.reader = readerGuard(shared.defaultLanguage)
  guards.callers.visitor = visitorGuard(links.percentOf)
  guards.callers.sender = senderGuard(accounts.findTraveller, shared.cookies)
  guards.requireStaff = staff.requireStaff
  const events = await wireGatewayEvents(shared, payments, { rentals: app, trips: app })
  return {
    app,
    guards,
    tripGuards: withTripGuards(guards, identity),
    endWork: () => ending.abort(),
    shared,
    releaseFiles,
    suppliers,
    links,
    notifications,
    accounts,
    payments,
    staff,
    identity,
    staffFind,
    events,
  }
}

/** Returns the key of each purpose, derived from the secret of the installation. */
function keysOf(secret: string): (purpose: string) => Buffer {
  return (purpose) => derivedKey(secret, purpose)
}

/** Returns the secret in a link about a subject. */
function tokensOf(key: Buffer): (subject: string) => string {
  return (subject) => derivedToken(key, subject)
}

function countryFinderOf({ config: { GEOIP_URL: url }, clock }: Shared) {
  const fetchCountry = url ? ipCountry({ url, timeoutMs: COUNTRY_TIMEOUT_MS }) : null
  return countryFinder({ fetchCountry, breaker: createBreaker(), clock })
}

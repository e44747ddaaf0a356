import type { RequireTraveller } from '#domains/accounts/public.ts'
import type { PaymentGateway } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/take-rows.store.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { listLocations } from './locations/find-locations.usecase.ts'
import * as location from './locations/location-operations.contract.ts'
import { syncAllStations, type SyncApp } from './locations/sync-all-stations.usecase.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { hasUnsettledBooking } from './bookings/booking-jobs.store.ts'
import { bookingPersonalData } from './bookings/booking-personal-data.store.ts'
import { calendarRoutes } from './mails/calendar.routes.ts'
import { endRentals } from './bookings/end-rentals.usecase.ts'
import {
  findBooking,
  lastOrder,
  listAllBookings,
  listBookings,
  type ListApp,
} from './bookings/find-bookings.usecase.ts'
import { voucherRoutes } from './bookings/voucher.routes.ts'
import { cancelBooking } from './cancellations/cancel-booking.usecase.ts'
import { cancelRoutes, type CancelRouteApp } from './cancellations/cancel.routes.ts'
import { addCar } from './cart/add-car.usecase.ts'
import * as cart from './cart/cart-operations.contract.ts'
import { applyCoupon } from './cart/coupon/apply-coupon.usecase.ts'
import { removeCoupon } from './cart/coupon/remove-coupon.usecase.ts'
import * as change from './changes/change-operations.contract.ts'
import { confirmDriverChange } from './changes/confirm-driver-change.usecase.ts'
import { modifyBooking } from './changes/modify-booking.usecase.ts'
import { orderAtDesk, orderByCard } from './orders/order-car.usecase.ts'
import { orderMeter } from './orders/order-meter.service.ts'
import * as order from './orders/order-operations.contract.ts'
import { actOnPayment, returnFromBank } from './orders/payment/payment-action.usecase.ts'
import { paymentReturnRoutes, type PaymentReturnApp } from './orders/payment/payment-return.routes.ts'
import { settleAnswers } from './orders/settle-answers.usecase.ts'
import { settleBookings } from './orders/settle-bookings.usecase.ts'
import { UNANSWERED_FIGURES } from './orders/unanswered-figures.ts'
import { countUnanswered } from './orders/unanswered-orders.store.ts'
import { advanceRebookings } from './rebookings/advance-rebookings.usecase.ts'
import * as rebooking from './rebookings/rebook-operations.contract.ts'
import { rebook } from './rebookings/rebook.usecase.ts'
import { hasDueRebooking } from './rebookings/rebooking.store.ts'
import { refundRequestPersonalData } from './refunds/refund-request-personal-data.store.ts'
import { rentalRetention } from './rental-retention.store.ts'
import { lookupRoutes, type LookupApp } from './lookup/lookup.routes.ts'
import { requestReferences, mailReferences } from './lookup/mail-references.usecase.ts'
import { manageBooking } from './lookup/manage-booking.usecase.ts'
import { readLocationMap } from './maps/location-map.usecase.ts'
import * as map from './maps/location-map-operations.contract.ts'
import * as noShow from './no-shows/no-show-operations.contract.ts'
import { recordNoShow } from './no-shows/record-no-show.usecase.ts'
import { refreshRatings } from './ratings/follow-ratings.usecase.ts'
import { rateBooking } from './ratings/rate-booking.usecase.ts'
import * as rating from './ratings/rating-operations.contract.ts'
import { unsubscribeRoutes } from './price-mails/price-mails.routes.ts'
import { findCheaperCars } from './price-guard/find-cheaper-cars.usecase.ts'
import * as guard from './price-guard/price-guard-operations.contract.ts'
import { priceGuardPersonalData } from './price-guard/price-guard-personal-data.store.ts'
import { priceGuardRetention } from './price-guard/price-guard-retention.store.ts'
import { hasDueGuard } from './price-guard/price-guard.store.ts'
import { readPriceGuard } from './price-guard/read-guard.usecase.ts'
import { switchPriceGuard } from './price-guard/switch-guard.usecase.ts'
import { alertPersonalData } from './search-alerts/alert-personal-data.store.ts'
import { requestAlert, confirmAlert, mailAlertConfirmations } from './search-alerts/request-alert.usecase.ts'
import { checkAlerts } from './search-alerts/check-alerts.usecase.ts'
import { unsubscribe, readPriceMails } from './search-alerts/price-mails.usecase.ts'
import * as alert from './search-alerts/search-alert-operations.contract.ts'
import { searchAlertRetention } from './search-alerts/search-alert-retention.store.ts'
import { hasUnconfirmedAlert } from './search-alerts/search-alert.store.ts'
import { problems } from './rental-problem.http.ts'
import { listSavedCars, removeSavedCar, saveCars } from './saved-cars/save-cars.usecase.ts'
import * as saved from './saved-cars/saved-car-operations.contract.ts'
import { savedCarPersonalData } from './saved-cars/saved-car.store.ts'
import { priceKnownOffers } from './known-offers/price-offers.usecase.ts'
import * as knownOffers from './known-offers/known-offer-operations.contract.ts'
import { quoteOffer } from './quotes/quote-offer.usecase.ts'
import { quoteRoutes, type QuoteRouting } from './quotes/quote.routes.ts'
import { searchCars } from './search/search-cars.usecase.ts'
import { searchStreamRoutes, type StreamRouting } from './search/search-stream.routes.ts'
import { searchRoutes, type SearchRouting } from './search/search.routes.ts'
import { watchSearch } from './search/watch-search.usecase.ts'
import { computeFigures } from './seen-prices/compute-figures.usecase.ts'
import { readDeals } from './seen-prices/find-deals.usecase.ts'
import { readPriceCalendar } from './seen-prices/read-price-calendar.usecase.ts'
import * as seenPrice from './seen-prices/seen-price-operations.contract.ts'
import { seenPriceRetention } from './seen-prices/seen-price-retention.store.ts'

const handle = handlersOf(problems)

type LocationsApp = SyncApp & Pick<App, 'locationIndex' | 'areStationsMissing'> & { role?: string }

/** Airports, cities and suppliers' stations, which each process has in its memory. */
export const locations = {
  handlers: [handle(location.listLocations, listLocations)],
  jobs: ({ locationIndex, role }: LocationsApp) => [
    { name: 'places', everySeconds: 60, everyProcess: true as const, work: locationIndex.follow },
    // A process that only runs jobs gets no searches for places.
    ...(role === 'jobs'
      ? []
      : [
          {
            name: 'place search',
            everySeconds: 3600,
            atOnce: 'late' as const,
            everyProcess: true as const,
            work: locationIndex.warm,
          },
        ]),
  ],
  scheduled: (app: LocationsApp) => [
    {
      name: 'stations',
      cron: '40 2 * * *',
      atOnce: app.areStationsMissing,
      work: () => syncAllStations(app),
    },
  ],
}

/** Maps of the desks of a place. */
export const locationMaps = { handlers: [handle(map.readLocationMap, readLocationMap)] }

type RecordingApp = Parameters<typeof computeFigures>[0] & Pick<App, 'priceRecorder' | 'log'>

/** Prices of searches: recorded after each, and shown as calendar, figures of places, and deals. */
export const seenPrices = {
  handlers: [handle(seenPrice.readPriceCalendar, readPriceCalendar), handle(seenPrice.readDeals, readDeals)],
  jobs: (app: RecordingApp) => [
    { name: 'seen prices', everySeconds: 1, everyProcess: true as const, work: app.priceRecorder.flush },
    { name: 'figures of places', everySeconds: 30, work: () => computeFigures(app) },
  ],
  retention: seenPriceRetention,
  /** Writes the prices of the last second; the process stops even if the database is unavailable. */
  close: ({ priceRecorder, log }: RecordingApp) =>
    priceRecorder.flush().catch((err: unknown) => log.warn({ err }, 'the prices seen last were not written')),
}

/** From a search to the quote that a cart is filled with. */
export const search = {
  handlers: [
    (app: SearchRouting) => searchRoutes(app, searchCars),
    (app: StreamRouting) => searchStreamRoutes(app, watchSearch),
    handle(knownOffers.priceKnownOffers, priceKnownOffers),
    (app: QuoteRouting) => quoteRoutes(app, quoteOffer),
  ],
  selfPacked: ['/api/searching'],
  jobs: ({ searchCounter }: Pick<App, 'searchCounter'>) => [
    {
      name: 'searches by the hour',
      everySeconds: 5,
      everyProcess: true as const,
      work: searchCounter.flush,
    },
  ],
  close: ({ searchCounter, log }: Pick<App, 'searchCounter' | 'log'>) =>
    searchCounter.flush().catch((err: unknown) => log.warn({ err }, 'the last searches were not counted')),
}

/** Settling of orders, changes and cancellations, also after a timeout or a crash. */
export const settlement = {
  jobs: (app: Parameters<typeof settleBookings>[0] & Parameters<typeof settleAnswers>[0]) => [
    {
      name: 'settle bookings',
      everySeconds: 2,
      isDue: hasUnsettledBooking,
      atOnce: true,
      work: () => settleBookings(app),
    },
    {
      name: 'settle kept answers',
      everySeconds: 5,
      atOnce: true,
      // Stored only on this process's disk.
      everyProcess: true as const,
      work: () => settleAnswers(app),
    },
  ],
  freeWorkOf: ({ bookingJobs }: Pick<App, 'bookingJobs'>) => bookingJobs.freeOf,
}

/** Carts, and bookings that their travellers order, change and cancel. */
export const bookings = ({ takes }: Pick<PaymentGateway, 'takes'>) => ({
  handlers: [
    handle(cart.addCar, addCar),
    takes === 'card'
      ? handle(change.modifyBooking, modifyBooking)
      : handle(change.modifyBookingByMethod, modifyBooking),
    handle(cart.applyCoupon, applyCoupon),
    handle(cart.removeCoupon, removeCoupon),
    handle(change.confirmChange, confirmDriverChange),
    takes === 'card' ? handle(order.order, orderByCard) : handle(order.orderByMethod, orderByCard),
    handle(order.withoutCreditOrder, orderAtDesk),
    (app: CancelRouteApp) => cancelRoutes(app, { cancelBooking }),
    handle(order.paymentAction, actOnPayment),
  ],
  jobs: (app: Pick<App, 'bookingJobs' | 'clock'>) => [
    { name: 'end by time', everySeconds: 60, work: () => endRentals(app) },
  ],
  personalData: (db: Db, app: ListApp) =>
    bookingPersonalData(db, { ...app, listAll: (userId) => listAllBookings(app, userId) }),
  gauges: ({ db, clock, metrics }: Pick<App, 'db' | 'clock' | 'metrics'>) => {
    orderMeter(metrics)
    storedGauges(metrics, () => countUnanswered(db, clock.now()), UNANSWERED_FIGURES)
  },
  retention: rentalRetention,
})

type BookingFilesApp = ListApp &
  PaymentReturnApp &
  Pick<App, 'productName' | 'publicUrl' | 'voucherPdf'> & { requireTraveller: RequireTraveller }

/** Files of a booking, and the page that a bank leads back to. */
export const bookingFiles = {
  root: (app: BookingFilesApp) => [
    calendarRoutes(app, { findBooking }),
    voucherRoutes(app, { findBooking }),
    paymentReturnRoutes(app, { returnFromBank }),
  ],
}

/** Refunds beyond the terms of a booking. */
export const refundRequests = { personalData: refundRequestPersonalData }

/** Cheaper cars, ordered in place of bookings. */
export const rebookings = ({ takes }: Pick<PaymentGateway, 'takes'>) => ({
  handlers: [takes === 'card' ? handle(rebooking.rebook, rebook) : handle(rebooking.rebookByMethod, rebook)],
  jobs: (app: Parameters<typeof advanceRebookings>[0]) => [
    {
      name: 'advance rebookings',
      everySeconds: 5,
      isDue: hasDueRebooking,
      atOnce: true,
      work: () => advanceRebookings(app),
    },
  ],
})

/** Look-up of bookings by travellers. Includes no-shows, which the API reference lists first. */
export const bookingLookup = {
  handlers: [
    handle(noShow.recordNoShow, recordNoShow),
    (app: LookupApp) => lookupRoutes(app, { listBookings, lastOrder, manageBooking, requestReferences }),
  ],
  jobs: (app: Parameters<typeof mailReferences>[0]) => [
    {
      name: 'mail references',
      everySeconds: 5,
      isDue: hasRows('reference_requests'),
      atOnce: true,
      work: () => mailReferences(app),
    },
  ],
}

/** Travellers' ratings of their rentals, and ratings of suppliers, which each process caches in memory. */
export const ratings = {
  handlers: [handle(rating.rateBooking, rateBooking)],
  jobs: (app: Parameters<typeof refreshRatings>[0]) => [
    {
      name: 'supplier ratings',
      everySeconds: 60,
      everyProcess: true as const,
      work: () => refreshRatings(app),
    },
  ],
}

export const savedCars = {
  handlers: [
    handle(saved.listSavedCars, listSavedCars),
    handle(saved.saveCars, saveCars),
    handle(saved.removeSavedCar, removeSavedCar),
  ],
  personalData: savedCarPersonalData,
}

/** Daily checks of the prices of bookings. */
export const priceGuard = {
  handlers: [handle(guard.readPriceGuard, readPriceGuard), handle(guard.switchPriceGuard, switchPriceGuard)],
  jobs: (app: Parameters<typeof findCheaperCars>[0]) => [
    {
      name: 'look for cheaper cars',
      everySeconds: 5,
      isDue: hasDueGuard,
      atOnce: true,
      work: () => findCheaperCars(app),
    },
  ],
  personalData: priceGuardPersonalData,
  retention: priceGuardRetention,
}

/** Alerts on a search, and the one way to leave mails about prices, a booking's guard's too. */
export const searchAlerts = {
  handlers: [
    handle(alert.requestAlert, requestAlert),
    handle(alert.confirmAlert, confirmAlert),
    handle(alert.readPriceMails, readPriceMails),
    (app: Pick<App, 'db' | 'clock'> & { rateLimit: RateLimit }) =>
      unsubscribeRoutes({ ...app, unsubscribe: (secret) => unsubscribe(app, secret) }),
  ],
  jobs: (app: Parameters<typeof mailAlertConfirmations>[0] & Parameters<typeof checkAlerts>[0]) => [
    {
      name: 'mail links to confirm alerts',
      everySeconds: 5,
      isDue: hasUnconfirmedAlert,
      atOnce: true,
      work: () => mailAlertConfirmations(app),
    },
    { name: 'look at search alerts', everySeconds: 60, work: () => checkAlerts(app) },
  ],
  formsToo: ['/api/price-mails/leave'],
  personalData: alertPersonalData,
  retention: searchAlertRetention,
}

import { findUser } from '#domains/accounts/user.store.ts'
import { returnToTripPayment, type SettlingApp } from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { paymentStore as payments } from '#domains/payments/payment.store.ts'
import { paymentActionRoutes } from '#domains/rentals/orders/payment/payment-action.routes.ts'
import { actOnPayment, returnFromBank } from '#domains/rentals/orders/payment/payment-action.usecase.ts'
import { applyCoupon } from '#domains/rentals/cart/coupon/apply-coupon.usecase.ts'
import { cartCouponRoutes } from '#domains/rentals/cart/coupon/cart-coupon.routes.ts'
import { removeCoupon } from '#domains/rentals/cart/coupon/remove-coupon.usecase.ts'
import { addCar } from '#domains/rentals/cart/add-car.usecase.ts'
import { toBooking } from '#domains/rentals/bookings/booking-reply.ts'
import { calendarRoutes } from '#domains/rentals/bookings/calendar.routes.ts'
import { voucherRoutes } from '#domains/rentals/bookings/voucher.routes.ts'
import { cancelBooking } from '#domains/rentals/cancellations/cancel-booking.usecase.ts'
import { cartRoutes } from '#domains/rentals/cart/cart.routes.ts'
import { findBooking, listAllBookings } from '#domains/rentals/bookings/find-bookings.usecase.ts'
import { reservationPersonalData } from '#domains/stock/reservation-personal-data.store.ts'
import { changeConfirmed } from '#domains/rentals/changes/change-confirmed.usecase.ts'
import { confirmChangeRoutes } from '#domains/rentals/changes/confirm-change.routes.ts'
import { confirmDriverChange } from '#domains/rentals/changes/confirm-driver-change.usecase.ts'
import { driverChangeRequestStore } from '#domains/rentals/changes/driver-change-request.store.ts'
import { requestDriverChange } from '#domains/rentals/changes/request-driver-change.usecase.ts'
import { modifyConfirmed } from '#domains/rentals/changes/modify-confirmed.usecase.ts'
import { priceChange } from '#domains/rentals/changes/price-change.usecase.ts'
import { modifyBookingRoutes } from '#domains/rentals/changes/modify-booking.routes.ts'
import { modifyCart } from '#domains/rentals/cart/modify-cart.usecase.ts'
import { placeOrder } from '#domains/rentals/orders/place-order.usecase.ts'
import { holdUnpaidCar } from '#domains/rentals/orders/hold-unpaid-car.service.ts'
import { orderCar } from '#domains/rentals/orders/order-car.usecase.ts'
import { meteredOrders } from '#domains/rentals/orders/order-meter.service.ts'
import { UNANSWERED_FIGURES } from '#domains/rentals/orders/unanswered-figures.ts'
import { countUnanswered } from '#domains/rentals/orders/unanswered-orders.store.ts'
import { refundRequestPersonalData } from '#domains/rentals/refunds/refund-request-personal-data.store.ts'
import { orderRoutes } from '#domains/rentals/orders/order.routes.ts'
import { paymentReturnRoutes } from '#domains/rentals/orders/payment/payment-return.routes.ts'
import { rentalRetention } from '#domains/rentals/rental-retention.store.ts'
import { endRentals } from '#domains/rentals/bookings/end-rentals.usecase.ts'
import { bookingPersonalData } from '#domains/rentals/bookings/booking-personal-data.store.ts'
import { isKnownDriver } from '#domains/rentals/bookings/known-driver.store.ts'
import { invoiceFileRoutes, invoiceRoutes } from '#domains/invoices/invoice.routes.ts'
import { listByBooking } from '#domains/invoices/invoice.store.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Accounts } from './accounts.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Locations } from '#domains/rentals/locations/open-locations.service.ts'
import type { Notifications } from './notifications.ts'
import type { Payments } from './payments.ts'
import type { Search } from './search.ts'
import type { Job, Shared } from './share-context.ts'

type Others = {
  locations: Locations
  search: Search
  accounts: Accounts
  payments: Payments
  trips: SettlingApp
  notifications: Notifications
  settlement: BookingSettlement
}

export type Bookings = ReturnType<typeof wireBookings>

/** Cars in carts, ordered, changed and cancelled by their travellers. */
export function wireBookings(shared: Shared, others: Others) {
  const { config, db, now, clock, metrics, rateLimit, idempotent } = shared
  const { bookings, upkeep, unpaidHolds } = shared
  const { quotes, quoteCar } = others.search
  const { places } = others.locations
  const { requireTraveller } = others.accounts
  const { queueConfirmation, calendarFile, voucherPdf } = others.notifications
  const { gateway, post, limitDeclines } = others.payments

  const { mayMail, settleBooking, settlePayment, settleChange, changeNeeds } = others.settlement
  const { changes } = changeNeeds
  const driverRequests = driverChangeRequestStore(db)
  const holdCar = holdUnpaidCar({
    holds: unpaidHolds,
    hasProved: async (userId) => (await findUser(db, userId))?.emailVerified === true,
    scale: config.RATE_LIMIT_SCALE,
  })
  const changeItsContents = changeConfirmed({
    bookings,
    changes,
    priceChange: priceChange({
      db,
      changes,
      quotes,
      quoteCar,
      leftToRefund: (bookingId) => payments.leftOfBooking(db, bookingId),
      clock,
    }),
    settleChange,
    holdUnpaidCar: holdCar,
    clock,
  })
  const findOwn = findBooking({ bookings, places, clock })
  const invoices = {
    findBooking: findOwn,
    listInvoices: (bookingId: string) => listByBooking(db, bookingId),
    requireTraveller,
  }

  const order = meteredOrders(
    metrics,
    orderCar({
      bookings,
      placeOrder: placeOrder({ bookings, holdUnpaidCar: holdCar, clock }),
      settleBooking,
      limitDeclines,
      clock,
    }),
  )
  const unanswered = countUnanswered(db)
  storedGauges(metrics, () => unanswered(now()), UNANSWERED_FIGURES)

  const jobs: Job[] = [{ name: 'end by time', everySeconds: 60, work: endRentals({ upkeep, post, clock }) }]
  return {
    retention: rentalRetention,
    findBooking: (id: string) => bookings.find(id),
    orderCar: order,
    changeConfirmed: changeItsContents,
    personalData: [
      bookingPersonalData({
        db,
        listAll: (userId) => listAllBookings({ bookings, places, clock }, userId),
        now,
      }),
      reservationPersonalData(),
      refundRequestPersonalData(db, now),
    ],
    api: [
      cartRoutes({
        addCar: addCar({ quotes, bookings, clock }),
        rateLimit,
        requireTraveller,
      }),
      modifyBookingRoutes({
        modifyCart: modifyCart({ db, bookings, quotes, quoteCar, clock }),
        modifyConfirmed: modifyConfirmed({
          bookings,
          changeConfirmed: changeItsContents,
          limitDeclines,
          requestDriverChange: requestDriverChange({
            db,
            requests: driverRequests,
            mailConfirmation: async (tx, booking, wanted) => {
              const isKnown = await isKnownDriver(tx, booking)
              const to = booking.driver?.email ?? ''
              if (!(await mayMail(tx, { to, bookingId: booking.id, isKnown }))) return
              const langId = booking.langId as LangId
              const station = (id: string) => places.station(id, languageOf(langId))
              const read = toBooking(booking, clock.now(), station)
              await queueConfirmation(tx, read, { ...wanted, langId, isKnown })
            },
            newToken,
            sha256,
            clock,
          }),
        }),
        isConfirmed: async (reader, id) => (await bookings.findFor(reader, { id }))?.status === 'confirmed',
        takes: gateway.takes,
        rateLimit,
        requireTraveller,
        idempotent,
      }),
      cartCouponRoutes({
        applyCoupon: applyCoupon({ db, bookings, clock }),
        removeCoupon: removeCoupon({ bookings, clock }),
        requireTraveller,
        limitOf: shared.limitOf,
      }),
      confirmChangeRoutes({
        confirmDriverChange: confirmDriverChange({
          bookings,
          requests: driverRequests,
          changeConfirmed: changeItsContents,
          sha256,
          clock,
        }),
        rateLimit,
      }),
      orderRoutes({
        orderCar: order,
        takes: gateway.takes,
        cancelBooking: cancelBooking({ bookings, upkeep, settleBooking, clock }),
        requireTraveller,
        idempotent,
        rateLimit,
      }),
      paymentActionRoutes({
        actOnPayment: actOnPayment({ db, bookings, payments, settlePayment, clock }),
        requireTraveller,
        rateLimit,
      }),
      invoiceRoutes(invoices),
    ],
    root: [
      invoiceFileRoutes({ ...invoices, rateLimit }),
      calendarRoutes({ findBooking: findOwn, calendarFile, requireTraveller }),
      voucherRoutes({ findBooking: findOwn, voucherPdf, requireTraveller, rateLimit }),
      paymentReturnRoutes({
        returnFromBank: returnFromBank({ db, payments, settlePayment, clock }),
        returnElsewhere: (paymentId) => returnToTripPayment(others.trips, paymentId),
        rateLimit,
      }),
    ],
    jobs,
  }
}

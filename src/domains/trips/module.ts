import { hasDuePayment, type PaymentGateway } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { cancelUnpaidTrips } from './cards/cancel-unpaid-trips.usecase.ts'
import { payTrip } from './cards/pay-trip.usecase.ts'
import { readTripPayLink, readTripPayment } from './cards/read-trip-payment.usecase.ts'
import { settleTripPayments } from './cards/settle-trip-payment.usecase.ts'
import * as payment from './cards/trip-payment-operations.contract.ts'
import { assignTrip } from './dispatch/assign-trip.usecase.ts'
import { billTrip, creditBill, readNextBill } from './dispatch/billing/bill-trip.usecase.ts'
import * as billing from './dispatch/billing/billing-operations.contract.ts'
import { chargeTrip, removeCharge } from './dispatch/billing/charge-trip.usecase.ts'
import { collectForTrip, removeCollection } from './dispatch/billing/collect-for-trip.usecase.ts'
import { bookForCaller, findTripCallers, quoteForCaller } from './dispatch/callers/book-for-caller.usecase.ts'
import * as caller from './dispatch/callers/caller-operations.contract.ts'
import { cancelTripByStaff, noShowTrip } from './dispatch/cancel-trip-by-staff.usecase.ts'
import * as dispatch from './dispatch/dispatch-operations.contract.ts'
import { problems as dispatchProblems } from './dispatch/dispatch-problem.http.ts'
import { placeTrip, pricePlace } from './dispatch/place-trip.usecase.ts'
import {
  chooseFleet,
  explainStaffTrip,
  listStaffTrips,
  readStaffTrip,
} from './dispatch/read-staff-trip.usecase.ts'
import { correctDutySlip, endTrip, startTrip } from './dispatch/record-duty-slip.usecase.ts'
import { bannerGrid } from './grids/banners/banner-grid.usecase.ts'
import { BANNER_GRID } from './grids/banners/banner-grid.ts'
import { bannerDrawingRoute } from './grids/banners/banner.routes.ts'
import { readBill } from './grids/bills/read-bill.usecase.ts'
import { staffBillRoutes } from './grids/bills/staff-bill.routes.ts'
import { gridRoute } from './grids/grid-route.http.ts'
import { listTrips } from './grids/list-trips.usecase.ts'
import { callerGridRoutes } from './grids/caller-grids.routes.ts'
import { packageGrid } from './grids/packages/package-grid.usecase.ts'
import { PACKAGE_GRID } from './grids/packages/package-grid.ts'
import { cityGrid, countryGrid, placeGrid } from './grids/places/place-grids.usecase.ts'
import { CITY_GRID, COUNTRY_GRID, PLACE_GRID } from './grids/places/place-grids.ts'
import { approveTrip } from './journey/approve-trip.usecase.ts'
import { cancelTrip } from './journey/cancellation/cancel-trip.usecase.ts'
import { createTrip } from './journey/create-trip.usecase.ts'
import { explainTrip, readTrip } from './journey/read-trip.usecase.ts'
import * as trip from './journey/trip-operations.contract.ts'
import { changeOwnRecord } from './records/change-own-record.usecase.ts'
import * as record from './records/change-record-operations.contract.ts'
import {
  changeStaffRecord,
  createStaffRecord,
  listStaffRecords,
} from './records/change-staff-record.usecase.ts'
import { STAFF_RECORDS } from './records/record-fields.contract.ts'
import { staffRecordOperations } from './records/staff-record-operations.contract.ts'
import { problems } from './trip-problem.http.ts'

const handle = handlersOf(problems)
const handleDispatch = handlersOf(dispatchProblems)

/** Trips that are paid by card, by a gateway that takes card numbers or ids of payment methods. */
export const tripCards = ({ takes }: Pick<PaymentGateway, 'takes'>) => ({
  handlers: [
    handle(payment.readTripPayment, readTripPayment),
    takes === 'card' ? handle(payment.payTrip, payTrip) : handle(payment.payTripByMethod, payTrip),
  ],
  jobs: (app: Parameters<typeof settleTripPayments>[0]) => [
    {
      name: 'settle trip payments',
      everySeconds: 15,
      isDue: hasDuePayment,
      atOnce: true,
      work: () => settleTripPayments(app),
    },
  ],
})

/** Trips from booking to bill, for travellers and for dispatch. */
export const journeys = {
  tripHandlers: [
    handle(trip.createTrip, createTrip),
    handle(trip.readTrip, readTrip),
    handle(trip.explainTrip, explainTrip),
    handle(trip.approveTrip, approveTrip),
    handle(trip.cancelTrip, cancelTrip),
    handle(payment.readTripPayLink, readTripPayLink),
  ],
  handlers: [
    handleDispatch(dispatch.listStaffTrips, listStaffTrips),
    handleDispatch(dispatch.readStaffTrip, readStaffTrip),
    handleDispatch(dispatch.chooseFleet, chooseFleet),
    handleDispatch(dispatch.explainStaffTrip, explainStaffTrip),
    handleDispatch(caller.findTripCallers, findTripCallers),
    handleDispatch(caller.quoteForCaller, quoteForCaller),
    handleDispatch(caller.bookForCaller, bookForCaller),
    handleDispatch(dispatch.assignTrip, assignTrip),
    handleDispatch(dispatch.startTrip, startTrip),
    handleDispatch(dispatch.endTrip, endTrip),
    handleDispatch(dispatch.correctDutySlip, correctDutySlip),
    handleDispatch(dispatch.noShowTrip, noShowTrip),
    handleDispatch(dispatch.cancelTripByStaff, cancelTripByStaff),
    handleDispatch(dispatch.pricePlace, pricePlace),
    handleDispatch(dispatch.placeTrip, placeTrip),
    handleDispatch(billing.readNextBill, readNextBill),
    handleDispatch(billing.chargeTrip, chargeTrip),
    handleDispatch(billing.removeCharge, removeCharge),
    handleDispatch(billing.billTrip, billTrip),
    handleDispatch(billing.creditBill, creditBill),
    handleDispatch(billing.collectForTrip, collectForTrip),
    handleDispatch(billing.removeCollection, removeCollection),
  ],
  jobs: (app: Parameters<typeof cancelUnpaidTrips>[0]) => [
    { name: 'cancel unpaid trips', everySeconds: 60, work: () => cancelUnpaidTrips(app) },
  ],
}

/** The places of trips, and banners, for any site that embeds our tabs. */
export const tripPlaces = {
  tripHandlers: [
    gridRoute(COUNTRY_GRID, countryGrid),
    gridRoute(CITY_GRID, cityGrid),
    gridRoute(PLACE_GRID, placeGrid),
    gridRoute(BANNER_GRID, bannerGrid),
    bannerDrawingRoute,
  ],
}

/** The packages of cities, the trips and bills of a caller, and the records that trips refer to. */
export const tripGrids = {
  handlers: [
    ...STAFF_RECORDS.flatMap((entity) => {
      const { list, create, change } = staffRecordOperations(entity)
      return [
        handle(list, (app: Pick<App, 'db'>, call) => listStaffRecords(app, entity, call)),
        handle(create, (app: Pick<App, 'db' | 'clock'>, call) => createStaffRecord(app, entity, call)),
        handle(change, (app: Pick<App, 'db' | 'clock'>, call) => changeStaffRecord(app, entity, call)),
      ]
    }),
    (app: Parameters<typeof staffBillRoutes>[0]) => staffBillRoutes(app, readBill),
  ],
  tripHandlers: [
    gridRoute(PACKAGE_GRID, packageGrid),
    handle(record.changeOwnRecord, changeOwnRecord),
    (app: Parameters<typeof callerGridRoutes>[0]) => callerGridRoutes(app, { listTrips, readBill }),
  ],
}

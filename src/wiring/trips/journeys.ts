import { cancelUnpaidTrips } from '#domains/trips/cards/cancel-unpaid-trips.usecase.ts'
import { tripPayLinkRoutes } from '#domains/trips/cards/trip-pay-link.routes.ts'
import { tripPayLink } from '#domains/trips/cards/trip-pay-link.usecase.ts'
import { paidTripStore } from '#domains/trips/cards/paid-trip.store.ts'
import { assignTrip } from '#domains/trips/dispatch/assign-trip.usecase.ts'
import { bookForCallerRoutes } from '#domains/trips/dispatch/callers/book-for-caller.routes.ts'
import { bookForCaller } from '#domains/trips/dispatch/callers/book-for-caller.usecase.ts'
import { billParties } from '#domains/trips/dispatch/billing/bill-parties.store.ts'
import { billActRoutes } from '#domains/trips/dispatch/billing/bill-act.routes.ts'
import { collectForTrip } from '#domains/trips/dispatch/billing/collect-for-trip.usecase.ts'
import { collectionActRoutes } from '#domains/trips/dispatch/billing/collection-act.routes.ts'
import { removeCollection } from '#domains/trips/dispatch/billing/remove-collection.usecase.ts'
import { tripCollectionStore as collections } from '#domains/trips/dispatch/billing/trip-collection.store.ts'
import { billTrip } from '#domains/trips/dispatch/billing/bill-trip.usecase.ts'
import { cancelTripByStaff } from '#domains/trips/dispatch/cancel-trip-by-staff.usecase.ts'
import { chargeTrip } from '#domains/trips/dispatch/billing/charge-trip.usecase.ts'
import { creditBill } from '#domains/trips/dispatch/billing/credit-bill.usecase.ts'
import { creditNoteStore as creditNotes } from '#domains/trips/dispatch/billing/credit-note.store.ts'
import { draftBill } from '#domains/trips/dispatch/billing/draft-bill.service.ts'
import { readNextBill } from '#domains/trips/dispatch/billing/next-bill.usecase.ts'
import { removeCharge } from '#domains/trips/dispatch/billing/remove-charge.usecase.ts'
import { chooseFleet } from '#domains/trips/dispatch/choose-fleet.usecase.ts'
import { correctSlip } from '#domains/trips/dispatch/correct-slip.usecase.ts'
import { dispatchActRoutes } from '#domains/trips/dispatch/dispatch-act.routes.ts'
import { dispatchReads } from '#domains/trips/dispatch/dispatch-read.store.ts'
import { dispatchTrip } from '#domains/trips/dispatch/dispatch-trip.service.ts'
import { dispatchRoutes } from '#domains/trips/dispatch/dispatch.routes.ts'
import { endTrip } from '#domains/trips/dispatch/end-trip.usecase.ts'
import { explainStaffTrip } from '#domains/trips/dispatch/explain-staff-trip.usecase.ts'
import { fleetFor } from '#domains/trips/dispatch/fleet-choice.store.ts'
import { fleetStore as fleet } from '#domains/trips/dispatch/fleet.store.ts'
import { noShowTrip } from '#domains/trips/dispatch/no-show-trip.usecase.ts'
import { quoteForCaller } from '#domains/trips/dispatch/callers/quote-for-caller.usecase.ts'
import { placeTripRoutes } from '#domains/trips/dispatch/place-trip.routes.ts'
import { placeTrip, pricePlace } from '#domains/trips/dispatch/place-trip.usecase.ts'
import { readStaffTrip } from '#domains/trips/dispatch/read-staff-trip.usecase.ts'
import { startTrip } from '#domains/trips/dispatch/start-trip.usecase.ts'
import { tripCallers } from '#domains/trips/dispatch/callers/trip-caller.store.ts'
import { nextBillPosition } from '#domains/trips/dispatch/billing/trip-bill.store.ts'
import { tripHistory } from '#domains/trips/dispatch/trip-history.store.ts'
import { tripChargeStore as charges } from '#domains/trips/dispatch/billing/trip-charge.store.ts'
import { approveTrip } from '#domains/trips/journey/approve-trip.usecase.ts'
import { bookTrip } from '#domains/trips/journey/book-trip.service.ts'
import { bookerStore as bookers } from '#domains/trips/journey/booker.store.ts'
import { cancelTrip } from '#domains/trips/journey/cancellation/cancel-trip.usecase.ts'
import { createTrip } from '#domains/trips/journey/create-trip.usecase.ts'
import { explainFares } from '#domains/trips/journey/fares/explain-fares.service.ts'
import { explainTrip } from '#domains/trips/journey/fares/explain-trip.usecase.ts'
import { recomputeFares } from '#domains/trips/journey/fares/recompute-fares.service.ts'
import { holdUnpaidTrip } from '#domains/trips/journey/hold-unpaid-trip.service.ts'
import { readTrip } from '#domains/trips/journey/read-trip.usecase.ts'
import { tripReads as reads } from '#domains/trips/journey/trip-read.store.ts'
import { tripRoutes } from '#domains/trips/journey/trip.routes.ts'
import { tripStore as trips } from '#domains/trips/journey/trip.store.ts'
import { rateCardStore } from '#domains/fares/rate-cards/rate-card.store.ts'
import { sha256 } from '#platform/crypto.ts'
import type { PartnerLinks } from '../partners/links.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { TripCards } from './trip-cards.ts'
import type { Fares } from '../fares.ts'
import type { Identity } from '../identity.ts'
import type { TripSettlement } from './trip-settlement.ts'

type Others = {
  partnerLinks: Pick<PartnerLinks, 'findTripPartner'>
  staff: Pick<Staff, 'staffWrite' | 'requireStaff' | 'recordAccess'>
  identity: Pick<Identity, 'requireProfile'>
  fares: Pick<Fares, 'openQuote' | 'quoteTrip' | 'repriceTrip'>
  settlement: TripSettlement
  tripCards: Pick<TripCards, 'readTripPayment' | 'linkTo'>
}

/** Trips from their booking to their bill, for who travels and for dispatch. */
export function wireJourneys(
  { db, clock, config, settings, rateLimit, unpaidHolds }: Shared,
  { partnerLinks, staff, identity, fares, settlement, tripCards }: Others,
) {
  const again = recomputeFares({ cardVersion: (handle, id) => rateCardStore(handle).version(id) })
  const common = { db, trips, reads, clock, ...settlement }
  const dispatch = dispatchTrip({ trips, staffWrite: staff.staffWrite })
  const acts = { ...common, dispatch, fleet, charges, collections, recomputeFares: again }
  const places = { ...acts, repriceTrip: fares.repriceTrip }
  const draft = draftBill({
    ...acts,
    billParties,
    broker: { name: config.COMPANY_NAME ?? config.PRODUCT_NAME, tax_id: config.COMPANY_TAX_ID ?? null },
    taxTerms: config.TRIP_TAX_TERMS,
  })
  const readForStaff = readStaffTrip({ ...common, history: tripHistory(db) })
  const explain = explainFares({ ...common, recomputeFares: again })
  const book = bookTrip({
    ...common,
    bookers,
    openQuote: fares.openQuote,
    holdUnpaidTrip: holdUnpaidTrip({ holds: unpaidHolds, scale: config.RATE_LIMIT_SCALE }),
    unpaidMinutes: () => settings.of('trip_unpaid'),
    sha256,
  })
  const callers = tripCallers(db)
  return {
    trips: [
      tripRoutes({
        createTrip: createTrip({ ...common, bookTrip: book, bookers, ...partnerLinks }),
        readTrip: readTrip(common),
        approveTrip: approveTrip(common),
        cancelTrip: cancelTrip(common),
        explainTrip: explainTrip({ ...common, explainFares: explain }),
        requireProfile: identity.requireProfile,
        rateLimit,
      }),
      tripPayLinkRoutes({
        tripPayLink: tripPayLink({ ...common, ...tripCards }),
        requireProfile: identity.requireProfile,
      }),
    ],
    jobs: [
      {
        name: 'cancel unpaid trips',
        everySeconds: 60,
        work: cancelUnpaidTrips({ ...common, paidTrips: paidTripStore }),
      },
    ],
    api: [
      dispatchRoutes({
        reads: dispatchReads(db),
        readStaffTrip: readForStaff,
        recordAccess: staff.recordAccess,
        chooseFleet: chooseFleet({ ...common, fleetFor }),
        explainStaffTrip: explainStaffTrip({ ...common, explainFares: explain }),
        clock,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
      bookForCallerRoutes({
        callers,
        quoteForCaller: quoteForCaller({ quoteTrip: fares.quoteTrip, callers }),
        bookForCaller: bookForCaller({ bookTrip: book, callers, staffWrite: staff.staffWrite }),
        readStaffTrip: readForStaff,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
      dispatchActRoutes({
        assignTrip: assignTrip(acts),
        startTrip: startTrip(acts),
        endTrip: endTrip(acts),
        correctSlip: correctSlip(acts),
        noShowTrip: noShowTrip(acts),
        cancelTripByStaff: cancelTripByStaff(acts),
        readStaffTrip: readForStaff,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
      placeTripRoutes({
        pricePlace: pricePlace(places),
        placeTrip: placeTrip(places),
        readStaffTrip: readForStaff,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
      billActRoutes({
        chargeTrip: chargeTrip(acts),
        removeCharge: removeCharge(acts),
        readNextBill: readNextBill({ ...acts, draftBill: draft }),
        billTrip: billTrip({ ...acts, draftBill: draft, creditNotes, nextBillPosition }),
        creditBill: creditBill({ ...acts, creditNotes, nextBillPosition }),
        readStaffTrip: readForStaff,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
      collectionActRoutes({
        collectForTrip: collectForTrip(acts),
        removeCollection: removeCollection(acts),
        readStaffTrip: readForStaff,
        requireStaff: staff.requireStaff,
        rateLimit,
      }),
    ],
  }
}

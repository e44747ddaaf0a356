import { geocoder } from '#connectors/geocoding/geocoder.ts'
import { osrmRoutes } from '#connectors/routing/osrm-routes.ts'
import { addressRetention, addressStore } from '#domains/fares/addresses/address.store.ts'
import { findAddress } from '#domains/fares/addresses/find-address.service.ts'
import { locatePlaces } from '#domains/fares/addresses/locate-places.service.ts'
import { distanceRetention, distanceStore } from '#domains/fares/distances/distance.store.ts'
import { measureWay } from '#domains/fares/distances/measure-way.service.ts'
import { extendQuote } from '#domains/fares/quotes/extend-quote.usecase.ts'
import { openQuote } from '#domains/fares/quotes/open-quote.usecase.ts'
import { dateTrip } from '#domains/fares/planning/date-trip.service.ts'
import type { CancellationCosts } from '#domains/fares/quotes/quote-option.ts'
import { planShuttle } from '#domains/fares/planning/plan-shuttle.service.ts'
import { planTrip } from '#domains/fares/planning/plan-trip.service.ts'
import { publishRateCard } from '#domains/fares/rate-cards/publish-rate-card.usecase.ts'
import { quotePlaces } from '#domains/fares/places/quote-places.store.ts'
import { repriceTrip } from '#domains/fares/quotes/reprice-trip.usecase.ts'
import { showQuote } from '#domains/fares/quotes/show-quote.usecase.ts'
import { quoteTrip } from '#domains/fares/quotes/quote-trip.usecase.ts'
import { rateCardRoutes } from '#domains/fares/rate-cards/rate-card.routes.ts'
import { rateCardStore } from '#domains/fares/rate-cards/rate-card.store.ts'
import { staffRateCards } from '#domains/fares/rate-cards/staff-rate-cards.store.ts'
import { tripQuoteRoutes } from '#domains/fares/quotes/trip-quote.routes.ts'
import { findDeparture } from '#domains/shuttles/departure.store.ts'
import { tripCostsFrom } from '#domains/trips/journey/cancellation/trip-cancellation.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import { signedTexts } from '#platform/signed-text.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Identity } from './identity.ts'

/** A quote waits no longer for a router; then it estimates. */
const ROUTER_MS = 2000
/** Nor for a geocoder; then the address is not found. */
const GEOCODER_MS = 2000

type Needs = {
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
  identity: Pick<Identity, 'requireProfile' | 'anyEmbedder'>
}

/** Rate cards, and what a trip costs by them. */
export function wireFares(
  { db, clock, config, log, rateLimit, windowCounts }: Shared,
  { staff, identity }: Needs,
) {
  const cards = rateCardStore(db)
  const staffCards = staffRateCards(db)
  const places = quotePlaces(db)
  const signed = signedTexts(derivedKey(config.APP_SECRET, 'trip quotes'))
  const measure = measureWay({
    askRoute: config.ROUTING_URL ? osrmRoutes({ url: config.ROUTING_URL, timeoutMs: ROUTER_MS }) : null,
    distances: distanceStore(db, windowCounts),
    clock,
    onFailure: (failure) => log.warn({ failure }, 'the router did not answer; ways are estimated'),
  })
  const find = findAddress({
    askGeocoder: config.GEOCODING_URL
      ? geocoder({ url: config.GEOCODING_URL, timeoutMs: GEOCODER_MS })
      : null,
    addresses: addressStore(db),
    counts: windowCounts,
    hash: keyedHash(derivedKey(config.APP_SECRET, 'trip addresses')),
    scale: config.RATE_LIMIT_SCALE,
    clock,
    onFailure: (failure) => log.warn({ failure }, 'the geocoder did not answer; addresses are not found'),
  })
  // As if it were paid: a quote tells what a cancellation costs at most.
  const cancellationCosts: CancellationCosts = ({ total, ...trip }, now) =>
    tripCostsFrom({ ...trip, total, paid: total, isUnapproved: false }, now)
  const open = openQuote({ signed, cards, clock })
  const locate = locatePlaces({ places, findAddress: find })
  const plan = planTrip({ places, measure, clock })
  const quote = quoteTrip({
    locate,
    plan,
    planShuttle: planShuttle({ departureOf: (id) => findDeparture(db, id), places, clock }),
    cards,
    taxes: config.TRIP_TAXES,
    cancellationCosts,
    signed,
    clock,
  })
  return {
    quoteTrip: quote,
    openQuote: open,
    dateTrip: dateTrip({ places, clock }),
    extendQuote: extendQuote({ openQuote: open, signed, clock }),
    repriceTrip: repriceTrip({ locate, plan, cards, clock }),
    showQuote: showQuote({ openQuote: open, places, cancellationCosts, clock }),
    retention: [...distanceRetention, ...addressRetention],
    selfPacked: ['/trips/api/trip/quote'],
    trips: [tripQuoteRoutes({ quoteTrip: quote, guards: identity, clock, rateLimit })],
    api: [
      rateCardRoutes({
        cards: staffCards,
        publishRateCard: publishRateCard({ cards: staffCards, staffWrite: staff.staffWrite, clock }),
        requireStaff: staff.requireStaff,
        rateLimit,
        clock,
      }),
    ],
  }
}

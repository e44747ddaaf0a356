import { geocoder } from '#connectors/geocoding/geocoder.ts'
import { osrmRoutes } from '#connectors/routing/osrm-routes.ts'
import { createGeocoder } from '#domains/fares/addresses/find-address.service.ts'
import { createRouter } from '#domains/fares/distances/measure-route.service.ts'
import { findDeparture } from '#domains/shuttles/departure.store.ts'
import { tripCostsFrom } from '#domains/trips/journey/cancellation/trip-cancellation.ts'
import type { App } from '#platform/app.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import { signedTexts } from '#platform/signed-text.ts'
import type { Shared } from './share-context.ts'

/** Timeout of a router; beyond it, a quote estimates. */
const ROUTER_MS = 2000
/** Timeout of a geocoder; beyond it, an address is not found. */
const GEOCODER_MS = 2000

type FareParts = Pick<
  App,
  'router' | 'geocoder' | 'hashAddress' | 'quoteSigner' | 'tripTaxes' | 'findDeparture' | 'cancellationCosts'
>

/** Creates the parts of the app that quote trips. */
export function fareParts({ config }: Shared): FareParts {
  const { ROUTING_URL, GEOCODING_URL, APP_SECRET } = config
  return {
    router: ROUTING_URL ? createRouter(osrmRoutes({ url: ROUTING_URL, timeoutMs: ROUTER_MS })) : null,
    geocoder: GEOCODING_URL ? createGeocoder(geocoder({ url: GEOCODING_URL, timeoutMs: GEOCODER_MS })) : null,
    hashAddress: keyedHash(derivedKey(APP_SECRET, 'trip addresses')),
    quoteSigner: signedTexts(derivedKey(APP_SECRET, 'trip quotes')),
    tripTaxes: config.TRIP_TAXES,
    findDeparture,
    // A quote shows the maximum cost of a cancellation, as if the trip were paid.
    cancellationCosts: ({ total, ...trip }, now) =>
      tripCostsFrom({ ...trip, total, paid: total, isUnapproved: false }, now),
  }
}

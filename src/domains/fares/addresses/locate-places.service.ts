import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { RequestedPlace, LocatedPlace } from '../places/trip-place.contract.ts'
import { knownIds, type PlanFailure } from '../planning/planned-trip.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import { findAirport, findCity, findPositions } from '../places/quote-places.store.ts'
import type { TripRequestInput, TripRequest } from '../shapes/trip-request.contract.ts'
import { parseCoordinates } from './parse-coordinates.ts'
import { placesOf } from '../shapes/request-places.ts'
import { findAddress, type AddressApp } from './find-address.service.ts'

/** Language and network address of the request. The latter is null for the staff. */
export type PlaceRequester = { language: Language; networkAddress: string | null }

/** Fields whose places may be in another town. */
const ELSEWHERE: ReadonlySet<string> = new Set(['to', 'stops'])

/**
 * Finds the positions of a trip's places. An address is resolved from pasted map coordinates, or by a geocoder. Rejects a
 * place that cannot be found: without a position there is no price.
 */
export async function locatePlaces(
  app: AddressApp,
  request: TripRequestInput,
  requester: PlaceRequester,
): Promise<Result<TripRequest, PlanFailure>> {
  const requested = placesOf(request)
  if (requested.every(({ place }) => isLocated(place))) return ok(request as TripRequest)
  const city = await cityOf(app, request)
  if (!city.ok) return city
  const known = await findPositions(app.db, knownIds(...requested.map(({ place }) => place)))
  const located = new Map<string, LocatedPlace>()
  for (const { place, path } of requested) {
    const one = await locate(app, place, path, { city: city.value, known, requester })
    if (!one.ok) return one
    located.set(path, one.value)
  }
  return ok(withPlaces(request, located))
}

async function cityOf(
  { db }: Pick<App, 'db'>,
  request: TripRequestInput,
): Promise<Result<QuoteCity, PlanFailure>> {
  if ('airport' in request) {
    const airport = await findAirport(db, request.airport)
    return airport ? ok(airport.city) : fail({ code: 'airport_unknown', path: 'airport' })
  }
  const city = 'city_id' in request ? await findCity(db, request.city_id) : null
  return city ? ok(city) : fail({ code: 'city_unknown', path: 'city_id' })
}

type Surroundings = {
  city: QuoteCity
  known: ReadonlyMap<string, Coordinates>
  requester: PlaceRequester
}

async function locate(
  app: AddressApp,
  place: RequestedPlace,
  path: string,
  { city, known, requester }: Surroundings,
): Promise<Result<LocatedPlace, PlanFailure>> {
  if (isLocated(place)) return ok(place)
  const { place_id, name } = place
  if (place_id !== undefined) {
    const at = known.get(place_id)
    return at ? ok({ place_id, name, ...at }) : fail({ code: 'place_unknown', path: `${path}.place_id` })
  }
  const point = parseCoordinates(name)
  if (point) return ok(point)
  const inCity = !ELSEWHERE.has(path.split('.')[0] ?? path)
  const at = await findAddress(app, { text: name, city, inCity, ...requester })
  return at ? ok({ name, ...at }) : fail({ code: 'place_not_found', path })
}

function isLocated(place: RequestedPlace): place is LocatedPlace {
  return place.latitude !== undefined && place.longitude !== undefined
}

function withPlaces(request: TripRequestInput, located: ReadonlyMap<string, LocatedPlace>): TripRequest {
  const placed = Object.entries(request).map(([name, part]) => [
    name,
    name === 'stops' && Array.isArray(part)
      ? part.map((_, at) => located.get(`stops.${at}`))
      : (located.get(name) ?? part),
  ])
  return Object.fromEntries(placed) as TripRequest
}

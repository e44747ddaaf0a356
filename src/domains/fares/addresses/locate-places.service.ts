import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AskedPlace, LocatedPlace } from '../places/trip-place.contract.ts'
import { knownIds, type PlanFailure } from '../planning/planned-trip.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import type { QuotePlaces } from '../places/quote-places.store.ts'
import type { AskedTripRequest, TripRequest } from '../shapes/trip-request.contract.ts'
import { parseCoordinates } from './parse-coordinates.ts'
import { placesOf } from '../shapes/request-places.ts'
import type { FindAddress } from './find-address.service.ts'

/** Language and network address of the request. The latter is null for the staff. */
export type PlaceRequester = { language: Language; networkAddress: string | null }

/** Finds the positions of a trip's places. Rejects a place that cannot be found. */
export type LocatePlaces = (
  request: AskedTripRequest,
  requester: PlaceRequester,
) => Promise<Result<TripRequest, PlanFailure>>

type Needs = { places: Pick<QuotePlaces, 'city' | 'airport' | 'places'>; findAddress: FindAddress }

/** Fields whose places may be in another town. */
const ELSEWHERE: ReadonlySet<string> = new Set(['to', 'stops'])

/**
 * Creates the function that finds places. An address is resolved from pasted map coordinates, or by a geocoder. Without
 * a position there is no price.
 */
export function locatePlaces({ places, findAddress }: Needs): LocatePlaces {
  return async (request, requester) => {
    const requested = placesOf(request)
    if (requested.every(({ place }) => isLocated(place))) return ok(request as TripRequest)
    const city = await cityOf(request)
    if (!city.ok) return city
    const known = await places.places(knownIds(...requested.map(({ place }) => place)))
    const located = new Map<string, LocatedPlace>()
    for (const { place, path } of requested) {
      const one = await locate(place, path, { city: city.value, known, requester })
      if (!one.ok) return one
      located.set(path, one.value)
    }
    return ok(withPlaces(request, located))
  }

  async function cityOf(request: AskedTripRequest): Promise<Result<QuoteCity, PlanFailure>> {
    if ('airport' in request) {
      const airport = await places.airport(request.airport)
      return airport ? ok(airport.city) : fail({ code: 'airport_unknown', path: 'airport' })
    }
    const city = 'city_id' in request ? await places.city(request.city_id) : null
    return city ? ok(city) : fail({ code: 'city_unknown', path: 'city_id' })
  }

  async function locate(
    place: AskedPlace,
    path: string,
    {
      city,
      known,
      requester,
    }: { city: QuoteCity; known: ReadonlyMap<string, Coordinates>; requester: PlaceRequester },
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
    const at = await findAddress({ text: name, city, inCity, ...requester })
    return at ? ok({ name, ...at }) : fail({ code: 'place_not_found', path })
  }
}

function isLocated(place: AskedPlace): place is LocatedPlace {
  return place.latitude !== undefined && place.longitude !== undefined
}

function withPlaces(request: AskedTripRequest, located: ReadonlyMap<string, LocatedPlace>): TripRequest {
  const placed = Object.entries(request).map(([name, part]) => [
    name,
    name === 'stops' && Array.isArray(part)
      ? part.map((_, at) => located.get(`stops.${at}`))
      : (located.get(name) ?? part),
  ])
  return Object.fromEntries(placed) as TripRequest
}

import type { Coordinates } from '#kernel/geo.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { categoryOf } from '../categories.contract.ts'
import type { CardRequest } from '../categories/category-rules.ts'
import { measureRoute, type RouteApp } from '../distances/measure-route.service.ts'
import type { RouteEstimate } from '../distances/route-estimate.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import { findAirport, findCity, findPositions, findZones } from '../places/quote-places.store.ts'
import { zoneOf } from '../places/zone-of.ts'
import { placesOf } from '../shapes/request-places.ts'
import { isNear, knownIds, placeAt, plannedTrip, type PlanFailure, type PlannedTrip } from './planned-trip.ts'
import { requestedTimes, tripTimes } from './trip-times.ts'

type Start = { city: QuoteCity; airport: Coordinates | null }

/**
 * Determines where and when a trip goes, and rejects one that cannot be driven. Uses the fields of the request, whatever
 * its category; category-specific rules are in the category's folder. `now`: an earlier trip is in the past.
 */
export async function planTrip(
  app: RouteApp,
  request: CardRequest,
  now: Temporal.Instant = app.clock.now(),
): Promise<Result<PlannedTrip, PlanFailure>> {
  const start = await startOf(app, request)
  if (!start.ok) return start
  const { city, airport } = start.value
  const times = tripTimes(requestedTimes(request), city.timeZone, now)
  if (!times.ok) return times
  const found = await stationsOf(app, request, city)
  if (!found.ok) return found
  const [place] = found.value
  const { endsAtAirport } = categoryOf(request.category)
  const stations = airport
    ? endsAtAirport
      ? [...found.value, airport]
      : [airport, ...found.value]
    : found.value
  const [routes, zones] = await Promise.all([
    measureRoutes(app, stations, 'return' in request),
    airport ? findZones(app.db, city.id) : [],
  ])
  const zoneId = place ? zoneOf(place, zones) : null
  return plannedTrip(request, { city, ...times.value, routes, zoneId })
}

async function startOf({ db }: Pick<App, 'db'>, request: CardRequest): Promise<Result<Start, PlanFailure>> {
  if ('airport' in request) {
    const airport = await findAirport(db, request.airport)
    return airport
      ? ok({ city: airport.city, airport: airport.at })
      : fail({ code: 'airport_unknown', path: 'airport' })
  }
  const city = await findCity(db, request.city_id)
  return city ? ok({ city, airport: null }) : fail({ code: 'city_unknown', path: 'city_id' })
}

/** Returns the places on the route, in order, without an airport. */
async function stationsOf(
  { db }: Pick<App, 'db'>,
  request: CardRequest,
  city: QuoteCity,
): Promise<Result<Coordinates[], PlanFailure>> {
  const requested = placesOf(request)
  const known = await findPositions(db, knownIds(...requested.map(({ place }) => place)))
  const stations: Coordinates[] = []
  for (const { place, path } of requested) {
    const station = placeAt(place, path, known)
    if (!station.ok) return station
    if (path === 'from' && !isNear(station.value, city)) return fail({ code: 'place_outside_city', path })
    stations.push(station.value)
  }
  return ok(stations)
}

/** Measures the outward route and, if there is one, the direct return. Empty for fewer than two places. */
async function measureRoutes(
  app: RouteApp,
  stations: readonly Coordinates[],
  returns: boolean,
): Promise<readonly (RouteEstimate | null)[]> {
  if (stations.length < 2) return []
  const homeward = [...stations.slice(-1), ...stations.slice(0, 1)]
  return Promise.all((returns ? [stations, homeward] : [stations]).map((route) => measureRoute(app, route)))
}

import type { RequestedPlace, LocatedPlace } from '../places/trip-place.contract.ts'
import type { TripRequestInput, TripRequest } from './trip-request.contract.ts'

type Placed<Place> = { path: string; place: Place }

/** Returns the places of a request with their fields, in the order of the route. */
export function placesOf(request: TripRequest): Placed<LocatedPlace>[]
export function placesOf(request: TripRequestInput): Placed<RequestedPlace>[]
export function placesOf(request: TripRequestInput): Placed<RequestedPlace>[] {
  if ('place' in request) return [{ path: 'place', place: request.place }]
  if (!('from' in request)) return []
  const from = { path: 'from', place: request.from }
  if (!('to' in request)) return [from]
  const requested = 'stops' in request ? request.stops : []
  const stops = requested.map((place, at) => ({ path: `stops.${at}`, place }))
  return [from, ...stops, { path: 'to', place: request.to }]
}

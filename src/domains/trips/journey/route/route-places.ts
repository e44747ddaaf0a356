import { categoryOf, placesOf, type TripRequestInput, type TripRequest } from '#domains/fares/public.ts'

/** Names of places that a request identifies by code or id. `stops`: of a shuttle; `minutes` after its first stop. */
export type PlaceNames = { airport: string | null; stops: readonly { name: string; minutes: number }[] }

/** A place as shown. `isEntered`: the booker entered its name. */
export type ShownPlace = { name: string; isEntered: boolean }

/** Returns the places of a trip in order. A car collected at its desk has none. */
export function routePlaces(request: TripRequest, names: PlaceNames): string[] {
  const places = outboundPlaces(request, names).map(({ name }) => name)
  return 'return' in request ? [...places, request.from.name] : places
}

/** Like `routePlaces`, without the return of a round trip. */
export function outboundPlaces(request: TripRequestInput, names: PlaceNames): ShownPlace[] {
  if ('departure_id' in request) return names.stops.map(({ name }) => ({ name, isEntered: false }))
  const places = placesOf(request).map(({ place: { name } }) => ({ name, isEntered: true }))
  if (!('airport' in request)) return places
  const airport = airportOf(request.airport, names)
  return categoryOf(request.category).endsAtAirport ? [...places, airport] : [airport, ...places]
}

/** Returns an airport with its code, or the code alone if it has no name. */
function airportOf(code: string, { airport }: PlaceNames): ShownPlace {
  return { name: airport === null ? code : `${airport} (${code})`, isEntered: false }
}

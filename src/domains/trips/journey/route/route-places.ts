import { categoryOf, placesOf, type AskedTripRequest, type TripRequest } from '#domains/fares/public.ts'

/** Names of what a request gives by a code or an id. `stops`: of a shuttle, `minutes` after its first one. */
export type NamedPlaces = { airport: string | null; stops: readonly { name: string; minutes: number }[] }

/** A place as it is shown. `isTyped`: whoever booked gave its name, not we. */
export type NamedPlace = { name: string; isTyped: boolean }

/** The places of a trip in the order in which it passes them; none of a car that is collected at its desk. */
export function routePlaces(request: TripRequest, names: NamedPlaces): string[] {
  const places = placesThere(request, names).map(({ name }) => name)
  return 'return' in request ? [...places, request.from.name] : places
}

/** The same without the way back of a round trip. */
export function placesThere(request: AskedTripRequest, names: NamedPlaces): NamedPlace[] {
  if ('departure_id' in request) return names.stops.map(({ name }) => ({ name, isTyped: false }))
  const places = placesOf(request).map(({ place: { name } }) => ({ name, isTyped: true }))
  if (!('airport' in request)) return places
  const airport = airportOf(request.airport, names)
  return categoryOf(request.category).endsAtAirport ? [...places, airport] : [airport, ...places]
}

/** An airport with its code, which alone stands for one that has no name. */
function airportOf(code: string, { airport }: NamedPlaces): NamedPlace {
  return { name: airport === null ? code : `${airport} (${code})`, isTyped: false }
}

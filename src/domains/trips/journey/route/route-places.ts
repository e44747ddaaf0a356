import { TRIP_CATEGORIES, type TripRequest } from '#domains/fares/public.ts'

/** Names of what a request gives by a code or an id. `stops`: of a shuttle, `minutes` after its first one. */
export type NamedPlaces = { airport: string | null; stops: readonly { name: string; minutes: number }[] }

/** A place as it is shown. `isTyped`: whoever booked gave its name, not we. */
export type NamedPlace = { name: string; isTyped: boolean }

/** The places of a trip in the order in which it passes them; none of a car that is collected at its desk. */
export function routePlaces(request: TripRequest, names: NamedPlaces): string[] {
  const places = placesThere(request, names).map(({ name }) => name)
  return request.category === TRIP_CATEGORIES.outstationRoundTrip ? [...places, request.from.name] : places
}

/** The same without the way back of a round trip. */
export function placesThere(request: TripRequest, names: NamedPlaces): NamedPlace[] {
  switch (request.category) {
    case TRIP_CATEGORIES.rental:
      return [typed(request.from)]
    case TRIP_CATEGORIES.airportPickUp:
      return [airportOf(request.airport, names), typed(request.place)]
    case TRIP_CATEGORIES.airportDrop:
      return [typed(request.place), airportOf(request.airport, names)]
    case TRIP_CATEGORIES.outstationOneWay:
    case TRIP_CATEGORIES.outstationRoundTrip:
      return [request.from, ...request.stops, request.to].map(typed)
    case TRIP_CATEGORIES.shuttle:
      return names.stops.map(({ name }) => ({ name, isTyped: false }))
    case TRIP_CATEGORIES.selfDrive:
      return []
  }
}

/** An airport with its code, which alone stands for one that has no name. */
function airportOf(code: string, { airport }: NamedPlaces): NamedPlace {
  return { name: airport === null ? code : `${airport} (${code})`, isTyped: false }
}

function typed({ name }: { name: string }): NamedPlace {
  return { name, isTyped: true }
}

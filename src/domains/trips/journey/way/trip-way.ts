import type { TripRequest } from '../../fares/quotes/quote.contract.ts'
import { TRIP_CATEGORIES } from '../../fares/trip-category.contract.ts'

/** Names of what a request gives by a code or an id. `stops`: of a shuttle, `minutes` after its first one. */
export type NamedPlaces = { airport: string | null; stops: readonly { name: string; minutes: number }[] }

/** The places of a trip in the order in which it passes them; none of a car that is collected at its desk. */
export function wayOf(request: TripRequest, names: NamedPlaces): string[] {
  switch (request.category) {
    case TRIP_CATEGORIES.rental:
      return [request.from.name]
    case TRIP_CATEGORIES.airportPickUp:
      return [airportText(request.airport, names), request.place.name]
    case TRIP_CATEGORIES.airportDrop:
      return [request.place.name, airportText(request.airport, names)]
    case TRIP_CATEGORIES.outstationOneWay:
      return namesOf(request)
    case TRIP_CATEGORIES.outstationRoundTrip:
      return [...namesOf(request), request.from.name]
    case TRIP_CATEGORIES.shuttle:
      return names.stops.map(({ name }) => name)
    case TRIP_CATEGORIES.selfDrive:
      return []
  }
}

/** An airport with its code, which alone stands for one that has no name. */
export function airportText(code: string, { airport }: NamedPlaces): string {
  return airport === null ? code : `${airport} (${code})`
}

type Named = { name: string }

function namesOf({ from, stops, to }: { from: Named; stops: readonly Named[]; to: Named }): string[] {
  return [from, ...stops, to].map(({ name }) => name)
}

import type { TripRequest } from '#domains/trips/fares/quotes/quote.contract.ts'
import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'

/** The places of a trip in the order in which it passes them; an airport by its code. */
export function wayOf(request: TripRequest): string[] {
  switch (request.category) {
    case TRIP_CATEGORIES.rental:
      return [request.from.name]
    case TRIP_CATEGORIES.airportPickUp:
      return [request.airport, request.place.name]
    case TRIP_CATEGORIES.airportDrop:
      return [request.place.name, request.airport]
    case TRIP_CATEGORIES.outstationOneWay:
      return namesOf(request)
    case TRIP_CATEGORIES.outstationRoundTrip:
      return [...namesOf(request), request.from.name]
    case TRIP_CATEGORIES.selfDrive:
    case TRIP_CATEGORIES.shuttle:
      return []
  }
}

/** Whether an address of the trip was not found, so that it is priced as in the city's centre. */
export function isApproximate(request: TripRequest): boolean {
  const place = 'place' in request ? request.place : 'from' in request ? request.from : null
  return place?.approximate === true
}

type Named = { name: string }

function namesOf({ from, stops, to }: { from: Named; stops: readonly Named[]; to: Named }): string[] {
  return [from, ...stops, to].map(({ name }) => name)
}

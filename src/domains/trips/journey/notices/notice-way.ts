import { TRIP_CATEGORIES } from '../../fares/trip-category.contract.ts'
import type { TripRequest } from '../../fares/quotes/quote.contract.ts'

/** Where a trip goes, as it was asked for. */
export type NoticeWay = { from: string | null; to: string | null; flight: string | null }

/** `isKnown`: the reader is known, and may be told the names of places that whoever booked typed. */
export function wayOf(request: TripRequest, isKnown: boolean): NoticeWay {
  const typed = (name: string) => (isKnown ? name : null)
  switch (request.category) {
    case TRIP_CATEGORIES.airportPickUp:
    case TRIP_CATEGORIES.airportDrop: {
      const { airport, place, flight_number: flight = null } = request
      const isPickUp = request.category === TRIP_CATEGORIES.airportPickUp
      return isPickUp
        ? { from: airport, to: typed(place.name), flight }
        : { from: typed(place.name), to: airport, flight }
    }
    case TRIP_CATEGORIES.rental:
      return { from: typed(request.from.name), to: null, flight: null }
    case TRIP_CATEGORIES.outstationOneWay:
    case TRIP_CATEGORIES.outstationRoundTrip: {
      const places = [...request.stops, request.to].map(({ name }) => name)
      return { from: typed(request.from.name), to: typed(places.join(' → ')), flight: null }
    }
    default:
      return { from: null, to: null, flight: null }
  }
}

import type { TripRequest } from '../../fares/quotes/quote.contract.ts'
import { TRIP_CATEGORIES } from '../../fares/trip-category.contract.ts'
import { airportText, type NamedPlaces } from '../way/trip-way.ts'

/**
 * Where a trip goes, as it was asked for. `stops`: between the ends; those of a shuttle are all, with times on the
 * city's clock. `back`: when a round trip begins its way back, on that clock.
 */
export type NoticeWay = {
  from: string | null
  to: string | null
  flight: string | null
  stops: readonly { name: string; time: string | null }[]
  seats: number | null
  back: string | null
}

const NOWHERE: NoticeWay = { from: null, to: null, flight: null, stops: [], seats: null, back: null }

type Known = {
  names: NamedPlaces
  /** On the clock of the city. */
  start: Temporal.PlainDateTime
  /** The reader is known, and may be told the names of places that whoever booked typed. */
  isKnown: boolean
}

export function wayOf(request: TripRequest, { names, start, isKnown }: Known): NoticeWay {
  const typed = (name: string) => (isKnown ? name : null)
  switch (request.category) {
    case TRIP_CATEGORIES.airportPickUp:
    case TRIP_CATEGORIES.airportDrop: {
      const { place, flight_number: flight = null } = request
      const airport = airportText(request.airport, names)
      const isPickUp = request.category === TRIP_CATEGORIES.airportPickUp
      const [from, to] = isPickUp ? [airport, typed(place.name)] : [typed(place.name), airport]
      return { ...NOWHERE, from, to, flight }
    }
    case TRIP_CATEGORIES.rental:
      return { ...NOWHERE, from: typed(request.from.name) }
    case TRIP_CATEGORIES.outstationOneWay:
    case TRIP_CATEGORIES.outstationRoundTrip: {
      const { from, to, stops } = request
      return {
        ...NOWHERE,
        from: typed(from.name),
        to: typed(to.name),
        stops: isKnown ? stops.map(({ name }) => ({ name, time: null })) : [],
        back: 'return' in request ? request.return : null,
      }
    }
    case TRIP_CATEGORIES.shuttle: {
      const stops = names.stops.map(({ name, minutes }) => ({
        name,
        time: start.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' }),
      }))
      return { ...NOWHERE, stops, seats: request.seats }
    }
    case TRIP_CATEGORIES.selfDrive:
      return NOWHERE
  }
}

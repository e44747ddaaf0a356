import type { PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { AskedTripRequest } from '#domains/fares/quote.contract.ts'
import { TRIP_CATEGORIES, type TripCategory } from '#domains/fares/trip-category.contract.ts'
import { FIELD_ERRORS } from '#kernel/contract.ts'

/** An address as it was typed. */
export type TypedAddress = { place_id: null; kind: 'address'; name: string; iata: null }
export type TypedPlace = PlaceGridRow | TypedAddress

/** What is typed and chosen for a trip; what a category does not ask for stays, and is not sent. */
export type TypedTrip = {
  category: TripCategory
  cityId: string
  airport: PlaceGridRow | null
  from: TypedPlace | null
  stops: readonly (TypedPlace | null)[]
  to: TypedPlace | null
  start: string
  end: string
  flight: string
  packageId: string
  planId: string
  day: string
  departureId: string
  seats: string
}

export const NOTHING_TYPED: TypedTrip = {
  category: TRIP_CATEGORIES.rental,
  cityId: '',
  airport: null,
  from: null,
  stops: [],
  to: null,
  start: '',
  end: '',
  flight: '',
  packageId: '',
  planId: '',
  day: '',
  departureId: '',
  seats: '1',
}

type TripFault = { path: string; message: string }
export type AskedTrip = { ok: true; request: AskedTripRequest } | { ok: false; faults: TripFault[] }

/** The trip as it is asked for, or what is missing by the field that says so. */
export function askedTrip(typed: TypedTrip): AskedTrip {
  const asked = partsOf(typed)
  const missing = Object.entries(asked)
    .filter(([, part]) => part === '' || part === null || (Array.isArray(part) && part.includes(null)))
    .map(([path]) => ({ path, message: 'missing' }))
  if (missing.length > 0) return { ok: false, faults: missing }
  const read = AskedTripRequest.safeParse(asked, FIELD_ERRORS)
  if (read.success) return { ok: true, request: read.data }
  return {
    ok: false,
    faults: read.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })),
  }
}

function partsOf(typed: TypedTrip): Record<string, unknown> {
  const { category, start } = typed
  const city_id = typed.cityId
  const from = placeOf(typed.from)
  const journey = { category, city_id, from, stops: typed.stops.map(placeOf), to: placeOf(typed.to), start }
  switch (category) {
    case TRIP_CATEGORIES.rental:
      return { category, city_id, from, start, package_id: typed.packageId }
    case TRIP_CATEGORIES.airportPickUp:
    case TRIP_CATEGORIES.airportDrop:
      return {
        category,
        airport: typed.airport?.iata ?? '',
        place: from,
        start,
        ...(typed.flight.trim() !== '' && { flight_number: typed.flight }),
      }
    case TRIP_CATEGORIES.outstationOneWay:
      return journey
    case TRIP_CATEGORIES.outstationRoundTrip:
      return { ...journey, return: typed.end }
    case TRIP_CATEGORIES.selfDrive:
      return { category, city_id, start, end: typed.end, plan_id: typed.planId }
    case TRIP_CATEGORIES.shuttle:
      return { category, departure_id: typed.departureId, seats: Number(typed.seats) }
  }
}

function placeOf(row: TypedPlace | null) {
  if (!row) return null
  if (row.place_id === null) return { name: row.name }
  const { place_id, name, latitude, longitude } = row
  return { place_id, name, latitude, longitude }
}

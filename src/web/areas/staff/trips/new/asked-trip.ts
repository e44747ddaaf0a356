import type { PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import type { RequestPart } from '#domains/fares/shapes/request-parts.contract.ts'
import { AskedTripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import { CATEGORIES, categoryOf, type TripCategory } from '#domains/fares/categories.contract.ts'
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
  category: CATEGORIES[0].number,
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
  const { category } = typed
  const asked: Record<string, unknown> = {
    category,
    ...Object.fromEntries(categoryOf(category).asks.map((part) => [part, PARTS[part](typed)])),
  }
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

/** What is sent of what is typed, by the field of the request; undefined where nothing need be. */
const PARTS: Readonly<Record<RequestPart, (typed: TypedTrip) => unknown>> = {
  city_id: ({ cityId }) => cityId,
  airport: ({ airport }) => airport?.iata ?? '',
  place: ({ from }) => placeOf(from),
  from: ({ from }) => placeOf(from),
  stops: ({ stops }) => stops.map(placeOf),
  to: ({ to }) => placeOf(to),
  start: ({ start }) => start,
  return: ({ end }) => end,
  end: ({ end }) => end,
  flight_number: ({ flight }) => (flight.trim() === '' ? undefined : flight),
  package_id: ({ packageId }) => packageId,
  plan_id: ({ planId }) => planId,
  departure_id: ({ departureId }) => departureId,
  seats: ({ seats }) => Number(seats),
}

function placeOf(row: TypedPlace | null) {
  if (!row) return null
  if (row.place_id === null) return { name: row.name }
  const { place_id, name, latitude, longitude } = row
  return { place_id, name, latitude, longitude }
}

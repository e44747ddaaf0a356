import type { PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import type { AskedPlace } from '#domains/fares/places/trip-place.contract.ts'
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
  place: ({ from }) => askedPlace(from),
  from: ({ from }) => askedPlace(from),
  stops: ({ stops }) => stops.map(askedPlace),
  to: ({ to }) => askedPlace(to),
  start: ({ start }) => start,
  return: ({ end }) => end,
  end: ({ end }) => end,
  flight_number: ({ flight }) => (flight.trim() === '' ? undefined : flight),
  package_id: ({ packageId }) => packageId,
  plan_id: ({ planId }) => planId,
  departure_id: ({ departureId }) => departureId,
  seats: ({ seats }) => Number(seats),
}

/** A request as the form shows it. A place without an id has its point beside its name, as it may be pasted. */
export function typedTrip(request: AskedTripRequest): TypedTrip {
  const part = (name: RequestPart): unknown => (request as Readonly<Record<string, unknown>>)[name]
  const text = (name: RequestPart) => {
    const value = part(name)
    return typeof value === 'string' ? value : ''
  }
  const stops = (part('stops') ?? []) as AskedPlace[]
  return {
    ...NOTHING_TYPED,
    category: request.category,
    cityId: text('city_id'),
    airport: 'airport' in request ? airportRow(request.airport) : null,
    from: typedPlace((part('from') ?? part('place')) as AskedPlace | undefined),
    stops: stops.map(typedPlace),
    to: typedPlace(part('to') as AskedPlace | undefined),
    start: text('start'),
    end: text('return') || text('end'),
    flight: text('flight_number'),
    packageId: text('package_id'),
  }
}

const WITHOUT_CITY = { city_id: '', city: '', latitude: 0, longitude: 0 }

function airportRow(iata: string): PlaceGridRow {
  return { place_id: iata, kind: 'airport', name: iata, iata, ...WITHOUT_CITY }
}

function typedPlace(place: AskedPlace | undefined): TypedPlace | null {
  if (!place) return null
  const { place_id, name, latitude, longitude } = place
  if (place_id !== undefined && latitude !== undefined && longitude !== undefined)
    return { ...WITHOUT_CITY, place_id, kind: 'landmark', name, iata: null, latitude, longitude }
  const point = latitude === undefined ? '' : ` ${latitude}, ${longitude}`
  return { place_id: null, kind: 'address', name: `${name}${point}`, iata: null }
}

/** A place as it is sent; null: none is chosen. */
export function askedPlace(row: TypedPlace | null) {
  if (!row) return null
  if (row.place_id === null) return { name: row.name }
  const { place_id, name, latitude, longitude } = row
  return { place_id, name, latitude, longitude }
}

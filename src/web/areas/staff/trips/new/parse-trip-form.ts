import type { PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import type { RequestedPlace } from '#domains/fares/places/trip-place.contract.ts'
import type { RequestPart } from '#domains/fares/shapes/request-parts.contract.ts'
import { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'
import { CATEGORIES, categoryOf, type TripCategory } from '#domains/fares/categories.contract.ts'
import { FIELD_ERRORS } from '#kernel/contract.ts'

/** An address as entered, without a known place. */
export type AddressInput = { place_id: null; kind: 'address'; name: string; iata: null }
export type PlaceInput = PlaceGridRow | AddressInput

/** Form values of a trip. Values that the category does not use stay, but are not sent. */
export type TripInput = {
  category: TripCategory
  cityId: string
  airport: PlaceGridRow | null
  from: PlaceInput | null
  stops: readonly (PlaceInput | null)[]
  to: PlaceInput | null
  start: string
  end: string
  flight: string
  packageId: string
  planId: string
  day: string
  departureId: string
  seats: string
}

export const EMPTY_TRIP: TripInput = {
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

type TripFieldError = { path: string; message: string }
export type ParsedTripForm = { ok: true; request: TripRequestInput } | { ok: false; errors: TripFieldError[] }

/** Parses the form values into a trip request, or returns the errors by field. */
export function parseTripForm(input: TripInput): ParsedTripForm {
  const { category } = input
  const request: Record<string, unknown> = {
    category,
    ...Object.fromEntries(categoryOf(category).requestParts.map((part) => [part, PARTS[part](input)])),
  }
  const missing = Object.entries(request)
    .filter(([, part]) => part === '' || part === null || (Array.isArray(part) && part.includes(null)))
    .map(([path]) => ({ path, message: 'missing' }))
  if (missing.length > 0) return { ok: false, errors: missing }
  const read = TripRequestInput.safeParse(request, FIELD_ERRORS)
  if (read.success) return { ok: true, request: read.data }
  return {
    ok: false,
    errors: read.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })),
  }
}

/** Functions that read each field of the request from the form values. Undefined if an optional field is empty. */
const PARTS: Readonly<Record<RequestPart, (input: TripInput) => unknown>> = {
  city_id: ({ cityId }) => cityId,
  airport: ({ airport }) => airport?.iata ?? '',
  place: ({ from }) => toPlaceRequest(from),
  from: ({ from }) => toPlaceRequest(from),
  stops: ({ stops }) => stops.map(toPlaceRequest),
  to: ({ to }) => toPlaceRequest(to),
  start: ({ start }) => start,
  return: ({ end }) => end,
  end: ({ end }) => end,
  flight_number: ({ flight }) => (flight.trim() === '' ? undefined : flight),
  package_id: ({ packageId }) => packageId,
  plan_id: ({ planId }) => planId,
  departure_id: ({ departureId }) => departureId,
  seats: ({ seats }) => Number(seats),
}

/** Converts a request to form values. The coordinates of a place without an id follow its name, as in pasted text. */
export function toTripInput(request: TripRequestInput): TripInput {
  const part = (name: RequestPart): unknown => (request as Readonly<Record<string, unknown>>)[name]
  const text = (name: RequestPart) => {
    const value = part(name)
    return typeof value === 'string' ? value : ''
  }
  const stops = (part('stops') ?? []) as RequestedPlace[]
  return {
    ...EMPTY_TRIP,
    category: request.category,
    cityId: text('city_id'),
    airport: 'airport' in request ? airportRow(request.airport) : null,
    from: toPlaceInput((part('from') ?? part('place')) as RequestedPlace | undefined),
    stops: stops.map(toPlaceInput),
    to: toPlaceInput(part('to') as RequestedPlace | undefined),
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

function toPlaceInput(place: RequestedPlace | undefined): PlaceInput | null {
  if (!place) return null
  const { place_id, name, latitude, longitude } = place
  if (place_id !== undefined && latitude !== undefined && longitude !== undefined)
    return { ...WITHOUT_CITY, place_id, kind: 'landmark', name, iata: null, latitude, longitude }
  const point = latitude === undefined ? '' : ` ${latitude}, ${longitude}`
  return { place_id: null, kind: 'address', name: `${name}${point}`, iata: null }
}

/** Converts a selected place to a request. Null if none is selected. */
export function toPlaceRequest(row: PlaceInput | null) {
  if (!row) return null
  if (row.place_id === null) return { name: row.name }
  const { place_id, name, latitude, longitude } = row
  return { place_id, name, latitude, longitude }
}

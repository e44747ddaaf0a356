import type { PlaceGridRow, CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import type { RequestedPlace, TripPlaceKind } from '#domains/fares/places/trip-place.contract.ts'

/** A known place, a whole city, or an address as entered. */
export type Place = {
  /** Id of a known place; null: a city or an address. */
  placeId: string | null
  kind: TripPlaceKind | 'city' | 'address'
  name: string
  cityId: string
  /** The city it is in, or the country of a city. */
  around: string
  iata: string | null
  /** Coordinates; for an address, those of its city. */
  latitude: number
  longitude: number
}

/** Value of a place field: the entered text, and the place once chosen. */
export type PlaceEntry = {
  text: string
  place: Place | null
  /** Id of the field in which the text was entered: only it searches, although other tabs share the text. */
  enteredIn?: string
}

export const NO_PLACE: PlaceEntry = { text: '', place: null }

export function placeOfRow(row: PlaceGridRow): Place {
  return {
    placeId: row.place_id,
    kind: row.kind,
    name: row.name,
    cityId: row.city_id,
    around: row.city,
    iata: row.iata,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}

export function placeOfCity(row: CityGridRow): Place {
  return {
    placeId: null,
    kind: 'city',
    name: row.name,
    cityId: row.city_id,
    around: row.country,
    iata: null,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}

/** Converts an address in a city to a place; the server geocodes it for the price. */
export function placeOfAddress(text: string, city: CityGridRow): Place {
  return { ...placeOfCity(city), kind: 'address', name: text, around: city.name }
}

/** Max length of a place's name. */
export const MAX_LETTERS = 200

/** Adds map coordinates (`25.20480, 55.27080`) to an address, as a traveller may paste them. */
export function addressAt(address: Place, point: string): Place {
  return { ...address, name: `${address.name.slice(0, MAX_LETTERS - point.length - 1)} ${point}` }
}

export function entryOf(place: Place): PlaceEntry {
  return { text: placeText(place), place }
}

/** Formats a place for its field: the name, with the code of an airport. */
export function placeText({ name, iata }: Place): string {
  return iata === null ? name : `${name} (${iata})`
}

export function placeKey({ placeId, cityId, kind, name }: Place): string {
  if (kind === 'address') return `address ${cityId} ${name}`
  return placeId ?? `city ${cityId}`
}

export function isSamePlace(one: Place, other: Place): boolean {
  return placeKey(one) === placeKey(other)
}

/** Converts a place to the format of a quote request. */
export function toRequestedPlace({ placeId, kind, name, latitude, longitude }: Place): RequestedPlace {
  if (kind === 'address') return { name }
  return { ...(placeId !== null && { place_id: placeId }), name, latitude, longitude }
}

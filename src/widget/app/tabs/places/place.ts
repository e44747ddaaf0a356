import type { PlaceGridRow, CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import type { AskedPlace, TripPlaceKind } from '#domains/fares/places/trip-place.contract.ts'

/** A known place, a city as a whole, or an address as it was typed. */
export type Place = {
  /** Of a known place; null: a city or an address. */
  placeId: string | null
  kind: TripPlaceKind | 'city' | 'address'
  name: string
  cityId: string
  /** The city it is in, or the country of a city. */
  around: string
  iata: string | null
  /** Of an address those of its city. */
  latitude: number
  longitude: number
}

/** What a field of a place holds: the typed text, and the place once one was chosen. */
export type PlaceEntry = {
  text: string
  place: Place | null
  /** Id of the field in which the text was typed: it alone looks for it, as fields of other tabs hold it too. */
  typedIn?: string
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

/** An address in a city: where it is finds out who is asked for its price. */
export function placeOfAddress(text: string, city: CityGridRow): Place {
  return { ...placeOfCity(city), kind: 'address', name: text, around: city.name }
}

/** Most letters of a place's name. */
export const MAX_LETTERS = 200

/** An address with a point of a map beside it (`25.20480, 55.27080`), as a traveller may paste one. */
export function addressAt(address: Place, point: string): Place {
  return { ...address, name: `${address.name.slice(0, MAX_LETTERS - point.length - 1)} ${point}` }
}

export function entryOf(place: Place): PlaceEntry {
  return { text: placeText(place), place }
}

/** How a place is written in its field: its name, with the code of an airport. */
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

/** As a quote asks for it. */
export function askedPlace({ placeId, kind, name, latitude, longitude }: Place): AskedPlace {
  if (kind === 'address') return { name }
  return { ...(placeId !== null && { place_id: placeId }), name, latitude, longitude }
}

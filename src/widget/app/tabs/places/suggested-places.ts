import { foldText } from '#kernel/fold-text.ts'
import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { isSamePlace, placeOfAddress, type Place } from './place.ts'

const MAX_PLACES = 8

/** Min length of an address. */
const MIN_LETTERS = 3

type PlaceSources = { cities: readonly Place[]; known: readonly Place[] }

/**
 * Suggests places for a text: cities whose names start with it, or the only one found, which may be in another
 * language; then known places as they were found, then other cities.
 */
export function suggestedPlaces(text: string, { cities, known }: PlaceSources): Place[] {
  const folded = foldText(text)
  const isMatch = ({ name }: Place) => cities.length === 1 || foldText(name).startsWith(folded)
  const [first, last] = split(cities, isMatch)
  return [...first, ...known, ...last].slice(0, MAX_PLACES)
}

/**
 * Appends the text as an address: in the cities that it names, else in the trip's city; in any city if nothing was
 * found and neither is known.
 */
export function withAddresses(
  found: readonly Place[],
  text: string,
  { cities, cityId }: { cities: readonly CityGridRow[]; cityId: string | null },
): Place[] {
  const folded = foldText(text)
  const isCity = cities.some(({ name }) => foldText(name) === folded)
  if (folded.length < MIN_LETTERS || isCity) return [...found]
  const matching = cities.filter(({ name }) => folded.includes(foldText(name)))
  const own = matching.length > 0 ? matching : cities.filter(({ city_id }) => city_id === cityId)
  const any = own.length > 0 || found.length > 0 ? own : cities
  const addresses = any.map((city) => placeOfAddress(text, city))
  return [...found.slice(0, Math.max(0, MAX_PLACES - addresses.length)), ...addresses]
}

/** Returns true if Enter chooses the first item: it is not an address that may be in several cities. */
export function isFirstMatch(items: readonly Place[]): boolean {
  return items[0]?.kind !== 'address' || items.length === 1
}

/** Suggests places for an empty field: recent ones, then the others. */
export function usualPlaces(recent: readonly Place[], others: readonly Place[]): Place[] {
  return [...recent, ...others.filter((one) => !recent.some((other) => isSamePlace(one, other)))].slice(
    0,
    MAX_PLACES,
  )
}

/** Returns the place that a text identifies: by its id, code or whole name, or as the only match. */
export function placeByName(text: string, found: readonly Place[]): Place | null {
  const name = foldText(text)
  const known = found.filter(({ kind }) => kind !== 'address')
  const exact = known.find(({ placeId, cityId, kind, iata, ...place }) =>
    [placeId, kind === 'city' ? cityId : null, iata, place.name].some(
      (one) => one !== null && foldText(one) === name,
    ),
  )
  const [only = null] = known.length > 0 ? known : found
  return exact ?? (known.length === 1 || found.length === 1 ? only : null)
}

function split<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

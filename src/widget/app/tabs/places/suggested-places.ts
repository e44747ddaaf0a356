import { foldText } from '#kernel/fold-text.ts'
import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { isSamePlace, placeOfAddress, type Place } from './place.ts'

const MOST = 8

/** Fewer are no address. */
const MIN_LETTERS = 3

type Found = { cities: readonly Place[]; known: readonly Place[] }

/**
 * What is offered for a typed text: cities whose names begin with it, or the only one found, which may have been typed in
 * another language; then known places as they were found, then other cities.
 */
export function suggestedPlaces(typed: string, { cities, known }: Found): Place[] {
  const text = foldText(typed)
  const isMeant = ({ name }: Place) => cities.length === 1 || foldText(name).startsWith(text)
  const [first, last] = split(cities, isMeant)
  return [...first, ...known, ...last].slice(0, MOST)
}

/**
 * What was typed as an address, after what was found: in the cities that it names, else in that of the trip; where
 * nothing was found and neither is known, in any.
 */
export function withAddresses(
  found: readonly Place[],
  typed: string,
  { cities, cityId }: { cities: readonly CityGridRow[]; cityId: string | null },
): Place[] {
  const text = foldText(typed)
  const isCity = cities.some(({ name }) => foldText(name) === text)
  if (text.length < MIN_LETTERS || isCity) return [...found]
  const named = cities.filter(({ name }) => text.includes(foldText(name)))
  const own = named.length > 0 ? named : cities.filter(({ city_id }) => city_id === cityId)
  const any = own.length > 0 || found.length > 0 ? own : cities
  const addresses = any.map((city) => placeOfAddress(typed, city))
  return [...found.slice(0, Math.max(0, MOST - addresses.length)), ...addresses]
}

/** Returns true if the first of them is what is meant, so that Enter chooses it: not an address that may be in any city. */
export function isFirstMeant(items: readonly Place[]): boolean {
  return items[0]?.kind !== 'address' || items.length === 1
}

/** What is offered before anything is typed: those chosen lately, then the others. */
export function usualPlaces(recent: readonly Place[], others: readonly Place[]): Place[] {
  return [...recent, ...others.filter((one) => !recent.some((other) => isSamePlace(one, other)))].slice(
    0,
    MOST,
  )
}

/** The place that a text names without a doubt: by its id, code or whole name, or as the only one found. */
export function namedPlace(text: string, found: readonly Place[]): Place | null {
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

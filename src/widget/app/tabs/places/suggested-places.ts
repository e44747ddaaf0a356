import { foldText } from '#kernel/fold-text.ts'
import { isSamePlace, type Place } from './place.ts'

const MOST = 8

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
  const exact = found.find(({ placeId, cityId, kind, iata, ...place }) =>
    [placeId, kind === 'city' ? cityId : null, iata, place.name].some(
      (one) => one !== null && foldText(one) === name,
    ),
  )
  return exact ?? (found.length === 1 ? (found[0] ?? null) : null)
}

function split<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

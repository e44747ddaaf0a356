import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Location } from './location.contract.ts'
import { toLocation } from './localise.ts'
import type { LocationIndex } from './location-index.service.ts'

/** Max results of a search or around a point, and max well-known places without a search. */
const MAX_FOUND = 20
const MAX_WELL_KNOWN = 100

export type FindLocations = (request: {
  id?: string | undefined
  search: string | undefined
  near: Coordinates | undefined
  type?: 'station' | undefined
  language: Language
}) => Location[]

/**
 * Finds the place of an id; otherwise places matching the search text, best first; otherwise places around a point,
 * nearest first; otherwise the best-known ones. Searches start from airports and cities, so desks are found only by
 * `type` and around a point.
 */
export function findLocations(index: LocationIndex): FindLocations {
  return ({ id, search, near, type, language }) => {
    const place = id === undefined ? undefined : index.find(id)
    if (id !== undefined) return place ? [toLocation(place, language)] : []
    const found =
      search !== undefined
        ? (type === 'station' ? index.searchStations : index.search)(search, MAX_FOUND, near)
        : near
          ? index.nearest(near, MAX_FOUND)
          : index.wellKnown(MAX_WELL_KNOWN)
    return found.map((place) => toLocation(place, language))
  }
}

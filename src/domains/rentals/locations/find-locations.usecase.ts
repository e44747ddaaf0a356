import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Location } from './location.contract.ts'
import type * as operations from './location-operations.contract.ts'
import { toLocation } from './localise.ts'

/** Max results of a search or around a point, and max well-known places without a search. */
const MAX_RESULTS = 20
const MAX_WELL_KNOWN = 100

type LocationRequest = {
  id?: string | undefined
  search?: string | undefined
  near?: Coordinates | undefined
  type?: 'station' | undefined
}

/**
 * Finds the place of an id; otherwise places matching the search text, best first; otherwise places around a point,
 * nearest first; otherwise the best-known ones. Searches start from airports and cities, so desks are found only by
 * `type` and around a point.
 */
export function findLocations(
  { locationIndex: index }: Pick<App, 'locationIndex'>,
  { id, search, near, type }: LocationRequest,
  language: Language,
): Location[] {
  const place = id === undefined ? undefined : index.find(id)
  if (id !== undefined) return place ? [toLocation(place, language)] : []
  const found =
    search !== undefined
      ? (type === 'station' ? index.searchStations : index.search)(search, MAX_RESULTS, near)
      : near
        ? index.nearest(near, MAX_RESULTS)
        : index.wellKnown(MAX_WELL_KNOWN)
  return found.map((one) => toLocation(one, language))
}

/** Lists the places of a request, in the reader's language. */
export async function listLocations(
  app: Pick<App, 'locationIndex'>,
  { query, language }: Call<typeof operations.listLocations>,
) {
  return { items: findLocations(app, query, language) }
}

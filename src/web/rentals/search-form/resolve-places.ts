import type { SiteStore } from '#web/app/store.ts'
import { rentalsApi } from '../rentals.api.ts'
import type { SearchCriteria, TypedPlaces } from './search-url.ts'

/**
 * Resolves places that were typed rather than chosen to the best match of all-location; a place that is not found stays
 * empty. Returns the same criteria when nothing was typed.
 */
export async function resolvePlaces(
  { typed, ...search }: SearchCriteria & { typed: TypedPlaces },
  dispatch: SiteStore['dispatch'],
): Promise<SearchCriteria> {
  const [pickUp, dropOff] = await Promise.all([
    bestPlace(typed.pickup, dispatch),
    bestPlace(typed.dropoff, dispatch),
  ])
  return {
    ...search,
    ...(pickUp && { pickup_id: pickUp }),
    ...(dropOff && { dropoff_id: dropOff }),
  }
}

/** Id of the best match of all-location for a typed place; null if there is none. */
export async function bestPlace(typed: string, dispatch: SiteStore['dispatch']): Promise<string | null> {
  if (typed === '') return null
  const asked = dispatch(rentalsApi.endpoints.allLocation.initiate({ search: typed }))
  const { data } = await asked
  asked.unsubscribe()
  return data?.items[0]?.id ?? null
}

import type { SiteStore } from '#web/app/store.ts'
import { rentalsApi } from '../rentals.api.ts'
import type { SearchCriteria, EnteredPlaces } from './search-url.ts'

/**
 * Resolves places that were entered rather than chosen to the best match of all-location; a place that is not found
 * stays empty. Returns the same criteria when nothing was entered.
 */
export async function resolvePlaces(
  { entered, ...search }: SearchCriteria & { entered: EnteredPlaces },
  dispatch: SiteStore['dispatch'],
): Promise<SearchCriteria> {
  const [pickUp, dropOff] = await Promise.all([
    bestPlace(entered.pickup, dispatch),
    bestPlace(entered.dropoff, dispatch),
  ])
  return {
    ...search,
    ...(pickUp && { pickup_id: pickUp }),
    ...(dropOff && { dropoff_id: dropOff }),
  }
}

/** Returns the id of the best match of all-location for an entered text; null if there is none. */
export async function bestPlace(text: string, dispatch: SiteStore['dispatch']): Promise<string | null> {
  if (text === '') return null
  const request = dispatch(rentalsApi.endpoints.allLocation.initiate({ search: text }))
  const { data } = await request
  request.unsubscribe()
  return data?.items[0]?.id ?? null
}

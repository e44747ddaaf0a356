import type { SiteStore } from '#web/app/store.ts'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import { bestPlace } from '#web/rentals/search-form/resolve-places.ts'

type Texts = Readonly<Record<string, string>>

/** Requests the place of an id, so that the page shows its name. */
export async function preloadPlace(dispatch: SiteStore['dispatch'], id: string): Promise<unknown> {
  return dispatch(rentalsApi.endpoints.allLocation.initiate({ id }, { subscribe: false }))
}

/** A place that was typed rather than chosen as the best match of all-location; none if nothing matches. */
export async function resolvePickUp(texts: Texts, dispatch: SiteStore['dispatch']): Promise<Texts> {
  const typed = texts.pickup?.trim() ?? ''
  const unchanged = typed === (texts.pickup_name?.trim() ?? '')
  const pickup_id = unchanged ? (texts.pickup_id ?? '') : ((await bestPlace(typed, dispatch)) ?? '')
  if (pickup_id !== '') await preloadPlace(dispatch, pickup_id)
  return { ...texts, pickup_id }
}

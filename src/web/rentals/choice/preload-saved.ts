import type { PreloadArgs } from '#web/app/page.ts'
import { choiceApi } from './choice.api.ts'

/** Requests the cars of the account and, unless it is a prefetch, their prices from suppliers. */
export async function preloadSaved({
  dispatch,
  getState,
  reason,
}: Pick<PreloadArgs, 'dispatch' | 'getState' | 'reason'>): Promise<void> {
  const once = { subscribe: false }
  const { data } = await dispatch(choiceApi.endpoints.savedCars.initiate(undefined, once))
  if (!data || data.items.length === 0 || reason === 'near') return
  const { lang_id, currency_id } = getState().header
  const offer_ids = data.items.map(({ offer_id }) => offer_id)
  await dispatch(choiceApi.endpoints.knownOffers.initiate({ offer_ids, lang_id, currency_id }, once))
}

import type { SiteStore } from '#web/app/store.ts'
import { choiceApi } from './choice.api.ts'
import { carOf, hasCar } from './kept-cars.ts'
import { savedHere } from './saved-here.ts'

let merging = false

/**
 * Adds the cars of this browser to the account that has just signed in, and then forgets them here. What the account has
 * no room for stays, and after a failure all do: a later visit tries again.
 */
export async function mergeSaved({ dispatch }: Pick<SiteStore, 'dispatch'>): Promise<void> {
  const sent = savedHere.cars()
  if (merging || sent.length === 0) return
  merging = true
  try {
    const { data } = await dispatch(choiceApi.endpoints.saveCars.initiate(sent, { track: false }))
    if (!data) return
    const full = new Set(
      data.not_saved.flatMap(({ offer_id, reason }) => (reason === 'full' ? [carOf(offer_id)] : [])),
    )
    const stays = (id: string) => full.has(carOf(id)) || !hasCar(sent, carOf(id))
    savedHere.keep(savedHere.cars().filter(({ offer_id }) => stays(offer_id)))
  } finally {
    merging = false
  }
}

import type { SiteStore } from '#web/app/store.ts'
import { choiceApi } from './choice.api.ts'
import { hasCar, type CarRef } from './car-refs.ts'
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
    // A list that was asked for before them may be answered after them.
    dispatch(choiceApi.util.invalidateTags(['SAVED_CARS']))
    const full = new Set(
      data.not_saved.flatMap(({ offer_id, reason }) => (reason === 'full' ? [offer_id] : [])),
    )
    const stays = (car: CarRef) => full.has(car.offer_id) || !hasCar(sent, car)
    savedHere.keep(savedHere.cars().filter(stays))
  } finally {
    merging = false
  }
}

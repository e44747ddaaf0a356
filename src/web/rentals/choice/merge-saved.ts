import type { SiteStore } from '#web/app/store.ts'
import { choiceApi } from './choice.api.ts'
import { hasCar, type CarRef } from './car-refs.ts'
import { savedHere } from './saved-here.ts'

let merging = false

/**
 * Moves the cars saved in this browser to the account that has just signed in. Cars that the account has no
 * room for stay, and after a failure all do: a later visit retries.
 */
export async function mergeSaved({ dispatch }: Pick<SiteStore, 'dispatch'>): Promise<void> {
  const sent = savedHere.cars()
  if (merging || sent.length === 0) return
  merging = true
  try {
    const { data } = await dispatch(choiceApi.endpoints.saveCars.initiate(sent, { track: false }))
    if (!data) return
    // An earlier request for the list may complete later.
    dispatch(choiceApi.util.invalidateTags(['SAVED_CARS']))
    const full = new Set(
      data.not_saved.flatMap(({ offer_id, reason }) => (reason === 'full' ? [offer_id] : [])),
    )
    const stays = (car: CarRef) => full.has(car.offer_id) || !hasCar(sent, car)
    savedHere.save(savedHere.cars().filter(stays))
  } finally {
    merging = false
  }
}

import { useSyncExternalStore } from 'react'
import { useSiteSelector } from '#web/app/store.ts'
import { useRemoveSavedCarMutation, useSaveCarsMutation, useSavedCarsQuery } from './choice.api.ts'
import { hasCar, withCar, withoutCar, type CarRef } from './car-refs.ts'
import { savedHere } from './saved-here.ts'

/** What came of pressing Save: `full`: there are as many as are kept already. */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'failed'

/** Returns true if a car is saved, in the account or in this browser, and how to change that. */
export function useSaved(one: CarRef): { saved: boolean; toggle: () => Promise<SaveOutcome> } {
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const here = useSyncExternalStore(
    savedHere.subscribe,
    () => hasCar(savedHere.cars(), one),
    () => false,
  )
  const { there, full } = useSavedCarsQuery(undefined, {
    skip: !signedIn,
    selectFromResult: ({ data }) => ({
      there: data !== undefined && hasCar(data.items, one),
      full: data !== undefined && data.items.length >= data.most,
    }),
  })
  const [save] = useSaveCarsMutation()
  const [remove] = useRemoveSavedCarMutation()
  const saved = here || there

  async function toggle(): Promise<SaveOutcome> {
    if (saved) {
      if (here) savedHere.keep(withoutCar(savedHere.cars(), one))
      if (!there) return 'removed'
      const { error } = await remove(one)
      return error ? 'failed' : 'removed'
    }
    if (!signedIn) {
      const next = withCar(savedHere.cars(), one, savedHere.most)
      if (next) savedHere.keep(next)
      return next ? 'saved' : 'full'
    }
    if (full) return 'full'
    const { data, error } = await save([one])
    if (error) return 'failed'
    return data.not_saved.some(({ reason }) => reason === 'full') ? 'full' : 'saved'
  }

  return { saved, toggle }
}

import { Heart } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MAX_KNOWN_OFFERS } from '#domains/rentals/known-offers/offer-state.contract.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { ChoiceToggle } from './choice-toggle.tsx'
import { type CarRef, hasCar, withCar, withoutCar } from './car-refs.ts'
import { useSyncExternalStore } from 'react'
import { useSiteSelector } from '#web/app/store.ts'
import { useRemoveSavedCarMutation, useSaveCarsMutation, useSavedCarsQuery } from './choice.api.ts'
import { savedHere } from './saved-here.ts'

/** Saves a car for later, in the account or in this browser, and takes it off again. */
export function SaveToggle({ car, supplier }: { car: CarRef; supplier: string }) {
  const { t } = useTranslation('choice')
  const { saved, toggle } = useSaved(car)
  const press = async () => {
    const outcome = await toggle()
    if (outcome === 'saved') toast.success(t('saved_now'))
    else if (outcome === 'full') toast.warning(t('save_full', { count: MAX_KNOWN_OFFERS }))
    else if (outcome === 'failed') toast.error(t('save_failed'))
  }
  return (
    <ChoiceToggle
      pressed={saved}
      label={t('save_named', { car: car.vehicle_name, supplier })}
      icon={<Heart className={saved ? 'fill-current' : undefined} />}
      onPress={() => void press()}
    >
      {t('save')}
    </ChoiceToggle>
  )
}

/** The result of pressing Save. `full`: the maximum number of cars is saved already. */
type SaveOutcome = 'saved' | 'removed' | 'full' | 'failed'

/** Returns true if a car is saved, in the account or in this browser, and how to change that. */
function useSaved(one: CarRef): { saved: boolean; toggle: () => Promise<SaveOutcome> } {
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
      if (here) savedHere.save(withoutCar(savedHere.cars(), one))
      if (!there) return 'removed'
      const { error } = await remove(one)
      return error ? 'failed' : 'removed'
    }
    if (!signedIn) {
      const next = withCar(savedHere.cars(), one, savedHere.max)
      if (next) savedHere.save(next)
      return next ? 'saved' : 'full'
    }
    if (full) return 'full'
    const { data, error } = await save([one])
    if (error) return 'failed'
    return data.not_saved.some(({ reason }) => reason === 'full') ? 'full' : 'saved'
  }

  return { saved, toggle }
}

import { Heart } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MAX_KNOWN_OFFERS } from '#domains/rentals/known-offers/offer-state.contract.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { ChoiceToggle } from './choice-toggle.tsx'
import type { CarRef } from './car-refs.ts'
import { useSaved } from './use-saved.ts'

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

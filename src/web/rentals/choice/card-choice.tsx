import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { toCarRef, type CarRef } from './car-refs.ts'
import { SaveToggle } from './save-toggle.tsx'
import { CopyCheck, Copy } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { ChoiceToggle } from './choice-toggle.tsx'
import { MAX_COMPARED } from './compare-url.ts'
import { toggleCompared, useIsCompared } from './use-compared.ts'

/**
 * Compare and Save of one offer. Both need script: before hydration they are a placeholder of the same size,
 * which keeps the page small.
 */
export function CardChoice({ offer }: { offer: Offer }) {
  const hydrated = useHydrated()
  return (
    <div className="flex min-h-11 flex-wrap gap-1 noscript:hidden">
      {hydrated && <Toggles offer={offer} />}
    </div>
  )
}

function Toggles({ offer }: { offer: Offer }) {
  const car = toCarRef(offer)
  const { name } = offer.supplier
  return (
    <>
      <CompareToggle car={car} supplier={name} />
      <SaveToggle car={car} supplier={name} />
    </>
  )
}

/** Adds a car to the comparison, and removes it again. */
function CompareToggle({ car, supplier }: { car: CarRef; supplier: string }) {
  const { t } = useTranslation('choice')
  const pressed = useIsCompared(car)
  const press = () => {
    if (!toggleCompared(car)) toast.warning(t('compare_full', { count: MAX_COMPARED }))
  }
  return (
    <ChoiceToggle
      pressed={pressed}
      label={t('compare_named', { car: car.vehicle_name, supplier })}
      icon={pressed ? <CopyCheck /> : <Copy />}
      onPress={press}
    >
      {t('compare')}
    </ChoiceToggle>
  )
}

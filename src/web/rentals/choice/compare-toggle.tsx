import { CopyCheck, Copy } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { ChoiceToggle } from './choice-toggle.tsx'
import { MAX_COMPARED } from './compare-url.ts'
import type { CarRef } from './car-refs.ts'
import { toggleCompared, useIsCompared } from './use-compared.ts'

/** Puts a car among those to compare, and takes it out again. */
export function CompareToggle({ car, supplier }: { car: CarRef; supplier: string }) {
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

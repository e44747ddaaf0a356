import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { formatDay, formatTime } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { FormFault } from './form-fault.ts'

/** What a fault of a form says. */
export function useFaultWords(): (fault: FormFault) => string {
  const { t } = useTranslation('tabs')
  const language = useLanguage()
  return (fault) => {
    switch (fault.code) {
      case 'too_soon':
        return t('fault.too_soon', {
          day: formatDay(fault.earliest.slice(0, 10), language, 'brief'),
          time: formatTime(fault.earliest.slice(11), language),
        })
      case 'too_far':
        return t('fault.too_far', { day: formatDay(fault.last, language) })
      case 'too_long':
        return t('fault.too_long', { count: fault.days })
      default:
        return t(`fault.${fault.code}`)
    }
  }
}

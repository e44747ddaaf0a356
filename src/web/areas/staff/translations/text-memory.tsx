import { useTranslation } from 'react-i18next'
import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { Button } from '#ui/button.tsx'
import type { Values } from '../form/draft.ts'

type TextMemoryProps = { memory: TranslationOfStaff['memory']; onUse: (values: Values) => void }

/** How the same English text is translated elsewhere; each can be taken over into the form. */
export function TextMemory({ memory, onUse }: TextMemoryProps) {
  const { t } = useTranslation('translations')
  if (memory.length === 0) return null
  return (
    <ul className="mb-3 flex flex-col gap-1 rounded-card bg-sand-deep p-3 text-sm">
      {memory.map(({ platform, text, forms }) => {
        const said = text ?? Object.values(forms ?? {}).join(' · ')
        return (
          <li key={`${platform} ${said}`} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="block text-xs text-ink-soft">
                {t('memory', { platform: t(`platforms.${platform}`) })}
              </span>
              <bdi>{said}</bdi>
            </span>
            <Button
              look="quiet"
              className="min-h-11! px-2!"
              onClick={() => onUse({ text: text ?? '', forms: forms ?? {} })}
            >
              {t('use')}
              <bdi className="sr-only">{said}</bdi>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

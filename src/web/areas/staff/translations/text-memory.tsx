import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { Button } from '#ui/button.tsx'
import type { Language } from '#kernel/locale.ts'
import type { Values } from '../form/draft.ts'
import { TranslationLines } from './translation-lines.tsx'
import { translationTexts } from './translation-texts.ts'

type TextMemoryProps = {
  memory: TranslationOfStaff['memory']
  lang: Language
  /** The plural forms of the language, in their order. */
  order: readonly string[]
  onUse: (values: Values) => void
}

/** How the same English text is translated elsewhere; each can be taken over into the form. */
export function TextMemory({ memory, lang, order, onUse }: TextMemoryProps) {
  const { t } = useTranslation('translations')
  if (memory.length === 0) return null
  return (
    <ul className="mb-3 flex flex-col gap-1 rounded-card bg-sand-deep p-3 text-sm">
      {memory.map(({ platform, text, forms }) => {
        const said = translationTexts({ text, forms }, order)
        const joined = said.join(' · ')
        return (
          <li key={`${platform} ${joined}`} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <span className="block text-xs text-ink-soft">
                {t('memory', { platform: t(`platforms.${platform}`) })}
              </span>
              <TranslationLines texts={said} lang={lang} />
            </div>
            <Button
              look="quiet"
              className="min-h-11! px-2!"
              onClick={() => onUse({ text: text ?? '', forms: forms ?? {} })}
            >
              {t('use')}
              <bdi className="sr-only">{joined}</bdi>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

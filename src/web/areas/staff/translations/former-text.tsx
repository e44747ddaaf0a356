import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { Button } from '#ui/button.tsx'
import type { Language } from '#kernel/locale.ts'
import type { Values } from '../form/draft.ts'
import { TranslationLines } from './translation-lines.tsx'
import { translationTexts } from './translation-texts.ts'

type FormerTextProps = {
  former: NonNullable<TranslationOfStaff['former']>
  /** What the text says now. */
  english: string
  lang: Language
  /** The plural forms of the language, in their order. */
  order: readonly string[]
  onUse: (values: Values) => void
}

/** What a changed text probably said before, with how that is translated, which can be taken over into the form. */
export function FormerText({ former, english, lang, order, onUse }: FormerTextProps) {
  const { t } = useTranslation('translations')
  const kept = new Set(english.toLowerCase().split(/\s+/))
  const said = translationTexts(former, order)
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-card bg-sand-deep p-3 text-sm">
      <div className="min-w-0">
        <p className="text-xs text-ink-soft">{t('former')}</p>
        <p lang="en" dir="ltr" className="text-start break-words">
          {former.english.split(/(\s+)/).map((word, at) =>
            word.trim() === '' || kept.has(word.toLowerCase()) ? (
              word
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a word may stand there twice, and none moves.
              <del key={at}>{word}</del>
            ),
          )}
        </p>
        <TranslationLines texts={said} lang={lang} />
      </div>
      <Button
        look="quiet"
        className="min-h-11! px-2!"
        onClick={() => onUse({ text: former.text ?? '', forms: former.forms ?? {} })}
      >
        {t('use')}
        <bdi className="sr-only">{said.join(' · ')}</bdi>
      </Button>
    </div>
  )
}

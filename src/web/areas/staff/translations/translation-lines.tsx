import type { Language } from '#kernel/locale.ts'
import { directionOf } from '#kernel/locale.ts'

/** Texts in a language, one per line. The direction is set, as a text may start with a placeholder. */
export function TranslationLines({ texts, lang }: { texts: readonly string[]; lang: Language }) {
  return texts.map((text) => (
    <p key={text} lang={lang} dir={directionOf(lang)} className="text-start break-words">
      {text}
    </p>
  ))
}

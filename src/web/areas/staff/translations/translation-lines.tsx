import type { Language } from '#kernel/locale.ts'
import { directionOf } from '#kernel/locale.ts'

/** Texts in a language, each on a line of its own: one that begins with a placeholder still reads in its direction. */
export function TranslationLines({ texts, lang }: { texts: readonly string[]; lang: Language }) {
  return texts.map((text) => (
    <p key={text} lang={lang} dir={directionOf(lang)} className="text-start break-words">
      {text}
    </p>
  ))
}

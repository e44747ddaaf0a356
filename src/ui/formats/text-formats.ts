import { languageRow, type Language } from '#kernel/locale.ts'

/** Formats a percentage: `7.5%`, in French `7,5 %` with a no-break space. */
export function formatPercent(value: number, language: Language): string {
  const { locale, percentSign } = languageRow(language)
  return `${value.toLocaleString(locale)}${percentSign}`
}

/** Returns the name of a language in another one, to stand alone: `Arabic`, `Arabe`, `العربية`. */
export function languageName(code: Language, language: Language): string {
  const { locale } = languageRow(language)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

import { languageRow, type Language } from '#kernel/locale.ts'

/** Returns the name of a language in another one, to stand alone: `Arabic`, `Arabe`, `العربية`. */
export function languageName(code: Language, language: Language): string {
  const { locale } = languageRow(language)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

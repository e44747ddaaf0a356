import { languageRow, type Language, type NameLanguage } from './locale.ts'

export type { NameLanguage }

/** Returns the language in which to show an entered name: the English name stands on pages in any other language. */
export function nameLanguage(language: Language): NameLanguage {
  return languageRow(language).nameLanguage
}

import { languageRow, type Language, type NameLanguage } from './locale.ts'

export type { NameLanguage }

/**
 * Returns the language in which to show an entered name: pages in any other language show the English name.
 */
export function nameLanguage(language: Language): NameLanguage {
  return languageRow(language).nameLanguage
}

import type { Language } from './locale.ts'

/** A language in which the staff enter names of places, vehicles and shuttles. */
export type NameLanguage = 'en' | 'ar'

/** Returns the language in which to show an entered name: the English name stands on pages in any other language. */
export function nameLanguage(language: Language): NameLanguage {
  return language === 'ar' ? 'ar' : 'en'
}

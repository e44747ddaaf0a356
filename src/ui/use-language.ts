import { useTranslation } from 'react-i18next'
import type { Language } from '#kernel/locale.ts'

/** The language of the page around a component. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language
}

import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { languageRow, type Language } from '#kernel/locale.ts'

/** Returns the language of the page around a component. */
export function useLanguage(): Language {
  return useTranslation().messages.language
}

/** Returns the separator between a label and its value in the page's language. */
export function useColon(): string {
  return languageRow(useLanguage()).colon
}

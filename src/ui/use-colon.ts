import { languageRow } from '#kernel/locale.ts'
import { useLanguage } from './use-language.ts'

/** Returns the separator between a label and its value in the page's language. */
export function useColon(): string {
  return languageRow(useLanguage()).colon
}

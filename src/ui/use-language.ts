import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Language } from '#kernel/locale.ts'

/** The language of the page around a component. */
export function useLanguage(): Language {
  return useTranslation().messages.language
}

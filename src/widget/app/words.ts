import type { i18n } from 'i18next'
import type { Language } from '#kernel/locale.ts'
import { createMessages } from '#ui/create-messages.ts'
import { laterCode } from '#ui/later-code.ts'
import type { OnMissing } from '#ui/missing-texts/missing-texts.ts'

type Texts = Record<string, object>

/** One chunk for each language, which the frame's document preloads; all namespaces in it. */
const files: Record<Language, { wanted: () => Promise<{ texts: Texts }> }> = {
  en: laterCode(() => import('../words/en/texts.ts')),
  ar: laterCode(() => import('../words/ar/texts.ts')),
}

/** The widget's words in a language. `onMissing` hears of those without words. */
export async function loadWords(
  language: Language,
  productName: string,
  onMissing?: OnMissing,
): Promise<i18n> {
  const { texts } = await files[language].wanted()
  return createMessages({ language, productName, resources: { [language]: texts }, onMissing })
}

import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#kernel/locale.ts'
import { laterCode } from '#ui/later-code.ts'
import type { OnMissing } from '#ui/missing-texts/missing-texts.ts'

type Texts = Record<string, object>

/** One chunk for each language, which the frame's document preloads; all namespaces in it. */
const files: Record<Language, { wanted: () => Promise<{ texts: Texts }> }> = {
  en: laterCode(() => import('../words/en/texts.ts')),
  ar: laterCode(() => import('../words/ar/texts.ts')),
}

/** The namespace of the frame, and of what it is drawn with (`src/ui`). */
const SHELL = 'shell'

/** The widget's words in a language. `onMissing` hears of those without words. */
export async function loadWords(
  language: Language,
  productName: string,
  onMissing?: OnMissing,
): Promise<i18n> {
  const words = createInstance()
  await words.use(initReactI18next).init({
    lng: language,
    resources: { [language]: (await files[language].wanted()).texts },
    defaultNS: SHELL,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
    react: { useSuspense: false },
    ...(onMissing && { saveMissing: true, saveMissingPlurals: false, missingKeyHandler: onMissing }),
  })
  return words
}

import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#kernel/locale.ts'
import type { OnMissing } from './missing-texts/missing-texts.ts'

/** The namespace of what every page has, and of what `src/ui` draws. */
export const SHELL = 'shell'

type Messages = {
  language: Language
  productName: string
  /** What is there from the beginning. */
  resources?: Resource
  /** Told of texts without words. */
  onMissing?: OnMissing | undefined
}

/** The messages of one language, as the site and the widget are drawn with them. */
export async function createMessages({
  language,
  productName,
  resources = {},
  onMissing,
}: Messages): Promise<i18n> {
  const messages = createInstance()
  await messages.use(initReactI18next).init({
    lng: language,
    resources,
    ns: [SHELL],
    defaultNS: SHELL,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
    react: { useSuspense: false },
    ...(onMissing && { saveMissing: true, saveMissingPlurals: false, missingKeyHandler: onMissing }),
  })
  return messages
}

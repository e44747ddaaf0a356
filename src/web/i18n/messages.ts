import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#kernel/locale.ts'

type Text = string | { [key: string]: Text }
/** Messages by the file they come from: `./en/search.json` is the namespace `search`. */
export type Messages = Record<string, { [key: string]: Text }>

const languages: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.ts'),
  ar: () => import('./ar.ts'),
}

/** The source file of a language's messages, as the build's manifest names it. */
export function messagesSource(language: Language): string {
  return `src/web/i18n/${language}.ts`
}

/** Loads one language's messages, all areas, and nothing of the others. */
export async function loadI18n(language: Language, productName: string): Promise<i18n> {
  const { messages } = await languages[language]()
  const areas = Object.entries(messages).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts])
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: Object.fromEntries(areas) },
    ns: areas.map(([area]) => area as string),
    defaultNS: 'shell',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
    react: { useSuspense: false },
  })
  return instance
}

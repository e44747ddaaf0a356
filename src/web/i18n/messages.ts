import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#kernel/locale.ts'

type Text = string | { [key: string]: Text }

/** Messages by language and area: each file is one chunk of the build, fetched when a page needs it. */
const files = import.meta.glob<{ [key: string]: Text }>('./{en,ar}/*.json', { import: 'default' })

/** The area every page has. */
const SHELL = 'shell'

/** All areas there are; the server, which reads no network, has them at hand. */
export const allAreas: readonly string[] = Object.keys(files).flatMap(
  (file) => /^\.\/en\/(.+)\.json$/.exec(file)?.[1] ?? [],
)

/** The source files of a page's messages, as the build's manifest names them. */
export function messageSources(language: Language, areas: readonly string[]): string[] {
  return [SHELL, ...areas].map((area) => `src/web/i18n/${language}/${area}.json`)
}

/** The messages of one language: the shell's and those of some areas. */
export async function loadMessages(
  language: Language,
  productName: string,
  areas: readonly string[],
): Promise<i18n> {
  const messages = createInstance()
  await messages.use(initReactI18next).init({
    lng: language,
    resources: {},
    ns: [SHELL],
    defaultNS: SHELL,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
    react: { useSuspense: false },
  })
  await addAreas(messages, [SHELL, ...areas])
  return messages
}

/** Fetches what is missing of some areas. */
export async function addAreas(messages: i18n, areas: readonly string[]): Promise<void> {
  const { language } = messages
  const missing = areas.filter((area) => !messages.hasResourceBundle(language, area))
  await Promise.all(
    missing.map(async (area) => {
      const texts = await files[`./${language}/${area}.json`]?.()
      if (!texts) throw new Error(`no messages ${language}/${area}`)
      messages.addResourceBundle(language, area, texts)
    }),
  )
}

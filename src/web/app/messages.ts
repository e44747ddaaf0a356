import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import type { Language } from '#kernel/locale.ts'

type Text = string | { [key: string]: Text }

/** What i18next tells of a message without words. */
export type OnMissing = (
  languages: readonly string[],
  namespace: string,
  key: string,
  fallback: string,
  isUpdate: boolean,
  options: { defaultValue?: unknown; count?: unknown },
) => void

/**
 * Messages by language and namespace, each beside the pages that use it: one file is one chunk of the build, fetched
 * when a page needs it.
 */
const files = import.meta.glob<{ [key: string]: Text }>('../**/words/{en,ar}/*.json', { import: 'default' })
const fileOf = new Map(
  Object.keys(files).map((file) => [/\/words\/(.+)\.json$/.exec(file)?.[1] ?? expected(file), file]),
)

/** The namespace every page has. */
const SHELL = 'shell'

/** All namespaces; the server loads them all, as that needs no network. */
export const allNamespaces: readonly string[] = [...fileOf.keys()].flatMap(
  (name) => /^en\/(.+)$/.exec(name)?.[1] ?? [],
)

/** The source files of a page's messages, as the build's manifest names them. */
export function messageSources(language: Language, namespaces: readonly string[]): string[] {
  return [SHELL, ...namespaces].map((namespace) => fileFor(language, namespace).replace('../', 'src/web/'))
}

/** The messages of one language: the shell's and those of some namespaces. `onMissing` hears of those without words. */
export async function loadMessages(
  language: Language,
  productName: string,
  namespaces: readonly string[],
  onMissing?: OnMissing,
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
    ...(onMissing && { saveMissing: true, saveMissingPlurals: false, missingKeyHandler: onMissing }),
  })
  await addNamespaces(messages, [SHELL, ...namespaces])
  return messages
}

/** Loads the missing ones of some namespaces. */
export async function addNamespaces(messages: i18n, namespaces: readonly string[]): Promise<void> {
  const { language } = messages
  const missing = namespaces.filter((namespace) => !messages.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await files[fileFor(language, namespace)]?.()
      messages.addResourceBundle(language, namespace, texts)
    }),
  )
}

function fileFor(language: string, namespace: string): string {
  return fileOf.get(`${language}/${namespace}`) ?? expected(`${language}/${namespace}`)
}

function expected(name: string): never {
  throw new Error(`no messages ${name}`)
}

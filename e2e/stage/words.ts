import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInstance } from 'i18next'

/** Translates a message as the site's pages do: `t('home:form.search')`. */
export type Words = (key: string, values?: Record<string, string | number>) => string

const SITE = join(import.meta.dirname, '..', '..', 'src', 'web')

/** The messages of a language, read from their files; a missing key fails the test that uses it. */
export async function wordsOf(language: 'en' | 'ar'): Promise<Words> {
  const files = globSync(join(SITE, '**', 'words', language, '*.json'))
  const messages = createInstance()
  await messages.init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: { product: 'Rihla' } },
    resources: {
      [language]: Object.fromEntries(
        files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]),
      ),
    },
  })
  return (key, values = {}) => {
    if (!messages.exists(key, values)) throw new Error(`the site has no message ${key}`)
    return messages.t(key, values)
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'

/** A message of the site as its pages say it: `t('home:form.search')`. */
export type Words = (key: string, values?: Record<string, string | number>) => string

const FOLDER = join(import.meta.dirname, '..', 'src', 'web', 'i18n')

/** The messages of a language, read from their files; one that does not exist fails the test that asks for it. */
export async function wordsOf(language: 'en' | 'ar'): Promise<Words> {
  const folder = join(FOLDER, language)
  const areas = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const messages = createInstance()
  await messages.init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: { product: 'Rihla' } },
    resources: {
      [language]: Object.fromEntries(
        areas.map((file) => [
          file.replace('.json', ''),
          JSON.parse(readFileSync(join(folder, file), 'utf8')),
        ]),
      ),
    },
  })
  return (key, values = {}) => {
    if (!messages.exists(key, values)) throw new Error(`the site has no message ${key}`)
    return messages.t(key, values)
  }
}

import type { Language } from '#kernel/locale.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createMessages, type Texts } from '#ui/messages/messages.ts'

/** Translates a message as the site's pages do: `t('home:form.search')`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const SITE = join(import.meta.dirname, '..', '..', 'src', 'web')

/** The messages of a language, read from their files; a missing key fails the test that uses it. */
export function translator(language: Language): Translate {
  const files = globSync(join(SITE, '**', 'words', language, '*.json'))
  const texts = Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Texts]),
  )
  const messages = createMessages({ language, productName: 'Rihla', texts })
  return (key, values = {}) => {
    if (!messages.exists(key, values)) throw new Error(`the site has no message ${key}`)
    return messages.t(key, values)
  }
}

import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { isolated } from './mail-format.ts'
import type { Block } from './mail-layout.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/mail-greeting.json'

const texts = readTextsByKey<typeof words>('domains/notifications', 'mail-greeting')

/**
 * Returns the salutation of a mail. Null omits it: the address is not verified, and another person may have
 * entered the name.
 */
export function greeting(name: string | null, language: Language): Block[] {
  if (name === null || name === '') return []
  return [{ kind: 'text', text: fill(texts.hello[language], { name: isolated(name, language) }) }]
}

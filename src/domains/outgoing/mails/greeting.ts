import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { isolated, MAIL_TEXTS } from './mail-format.ts'
import type { Block } from './mail-layout.ts'

/**
 * Returns the salutation of a mail. Null omits it: the address is not verified, and another person may have
 * entered the name.
 */
export function greeting(name: string | null, language: Language): Block[] {
  if (name === null || name === '') return []
  return [{ kind: 'text', text: fill(MAIL_TEXTS.hello[language], { name: isolated(name, language) }) }]
}

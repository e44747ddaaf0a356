import { fill } from '#kernel/filled-text.ts'
import type { Language, Localized } from '#kernel/locale.ts'
import { isolated } from './mail-format.ts'
import type { Block } from './mail-layout.ts'

const WORDS: Localized = { en: 'Hello {name},', ar: 'مرحبًا {name}،', fr: 'Bonjour {name},' }

/**
 * Returns the salutation of a mail. Null omits it: the address is not verified, and another person may have
 * entered the name.
 */
export function greeting(name: string | null, language: Language): Block[] {
  if (name === null || name === '') return []
  return [{ kind: 'text', text: fill(WORDS[language], { name: isolated(name, language) }) }]
}

import type { Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type { INDUSTRIES } from './industry.contract.ts'
import type words from './words/en/industries.json'

const NAMES = readTexts<typeof words>('domains/content', 'industries')

/** Returns the name of a line of business. */
export function industryName(id: (typeof INDUSTRIES)[number], language: Language): string {
  return NAMES[language][id]
}

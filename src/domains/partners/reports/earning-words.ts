import { perLanguage, type Localized } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '#web/areas/partner/words/en/earnings.json'

const WORDS = readTexts<typeof words>('web/areas/partner', 'earnings')

/** Returns a heading, or the text of a code, as on the pages. */
export function earningWords<Group extends keyof typeof words>(
  group: Group,
  code: keyof (typeof words)[Group],
): Localized {
  return perLanguage((language) => String(WORDS[language][group][code]))
}

import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
// Mails describe a search's filters with the texts of the chips on the results page.
import type words from '#web/areas/traveller/words/en/search.json'

const WORDS = readTexts<typeof words>('web/areas/traveller', 'search')

export type FilterWord = keyof typeof words.kinds
export type LimitWord = Exclude<keyof typeof words.limits, 'any' | 'own' | 'from' | 'to'>

/** Returns the name of a kind of filter, such as "Gearbox". */
export function filterWord(kind: FilterWord, language: Language): string {
  return WORDS[language].kinds[kind]
}

/** Returns a limit as text, such as "Deposit up to €500". */
export function limitWords(
  limit: LimitWord,
  values: Readonly<Record<string, string>>,
  language: Language,
): string {
  return fill(WORDS[language].limits[limit].replaceAll(/\{\{(\w+)\}\}/g, '{$1}'), values)
}

/** Returns the text of a search option: also nearby stations, or only cars without a credit card. */
export function choiceWords(choice: 'nearby' | 'without_card', language: Language): string {
  return WORDS[language][choice]
}

import { fill } from '#kernel/filled-text.ts'
import type { Language, Localized } from '#kernel/locale.ts'
// What mails say of a search's filters is what their chips say on the results page.
import arabic from '#web/areas/traveller/words/ar/search.json' with { type: 'json' }
import english from '#web/areas/traveller/words/en/search.json' with { type: 'json' }

const WORDS: Localized<Pick<typeof english, 'kinds' | 'limits' | 'nearby' | 'without_card'>> = {
  en: english,
  ar: arabic,
}

export type FilterWord = keyof typeof english.kinds
export type LimitWord = Exclude<keyof typeof english.limits, 'any' | 'own' | 'from' | 'to'>

/** The name of a kind of filter, as "Gearbox". */
export function filterWord(kind: FilterWord, language: Language): string {
  return WORDS[language].kinds[kind]
}

/** A limit in words, as "Deposit up to €500". */
export function limitWords(
  limit: LimitWord,
  values: Readonly<Record<string, string>>,
  language: Language,
): string {
  return fill(WORDS[language].limits[limit].replaceAll(/\{\{(\w+)\}\}/g, '{$1}'), values)
}

/** A choice of the search itself: stations nearby too, only cars without a credit card. */
export function choiceWords(choice: 'nearby' | 'without_card', language: Language): string {
  return WORDS[language][choice]
}

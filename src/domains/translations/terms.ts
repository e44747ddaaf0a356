import type { Language, Localized } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
// The trade's terms are in one place, with the site's other messages.
import type words from '#web/shell/words/en/terms.json'
import { fill } from '#kernel/filled-text.ts'
// Mails describe a search's filters with the texts of the chips on the results page.
import type searchWords from '#web/areas/traveller/words/en/search.json'

export type TermArea =
  | 'transmission'
  | 'fuel'
  | 'mileage'
  | 'category'
  | 'body_type'
  | 'fuel_policy'
  | 'desk'
  | 'price_line'
  | 'extra'
  | 'protection'
  | 'protection_note'
  | 'protection_name'
  | 'booking_status'
  | 'inclusion'
  | 'driver_field'
  | 'cancelling_kind'
  | 'cancelling_text'
  | 'timing'
  | 'word'

const TERMS: Localized<Record<TermArea, Readonly<Record<string, string>>>> = readTexts<typeof words>(
  'web/shell',
  'terms',
)

/** Returns the term for a value (`category`, `fuel`, …), or the value itself if there is none. */
export function term(area: TermArea, value: string, language: Language): string {
  return TERMS[language][area][value] ?? value
}

const SEARCH_WORDS = readTexts<typeof searchWords>('web/areas/traveller', 'search')

export type FilterWord = keyof typeof searchWords.kinds
export type LimitWord = Exclude<keyof typeof searchWords.limits, 'any' | 'own' | 'from' | 'to'>

/** Returns the name of a kind of filter, such as "Gearbox". */
export function filterWord(kind: FilterWord, language: Language): string {
  return SEARCH_WORDS[language].kinds[kind]
}

/** Returns a limit as text, such as "Deposit up to €500". */
export function limitWords(
  limit: LimitWord,
  values: Readonly<Record<string, string>>,
  language: Language,
): string {
  return fill(SEARCH_WORDS[language].limits[limit].replaceAll(/\{\{(\w+)\}\}/g, '{$1}'), values)
}

/** Returns the text of a search option: also nearby stations, or only cars without a credit card. */
export function choiceWords(choice: 'nearby' | 'without_card', language: Language): string {
  return SEARCH_WORDS[language][choice]
}

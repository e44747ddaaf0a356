import type { Language, Localized } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
// The trade's terms are in one place, with the site's other messages.
import type words from '#web/shell/words/en/terms.json'

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

import type { Language, Localized } from '#kernel/locale.ts'
// The trade's terms are in one place, with the site's other messages.
import arabic from '#web/shell/words/ar/terms.json' with { type: 'json' }
import english from '#web/shell/words/en/terms.json' with { type: 'json' }
import french from '#web/shell/words/fr/terms.json' with { type: 'json' }

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

const TERMS: Localized<Record<TermArea, Readonly<Record<string, string>>>> = {
  en: english,
  ar: arabic,
  fr: french,
}

/** Returns the term for a value (`category`, `fuel`, …), or the value itself if there is none. */
export function term(area: TermArea, value: string, language: Language): string {
  return TERMS[language][area][value] ?? value
}

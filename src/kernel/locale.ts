export type Language = 'en' | 'ar'

/** A text, or several, in each language. */
export type Localized<Text = string> = Readonly<Record<Language, Text>>

/** `lang_id` of every call: 1 English, 2 Arabic, 3 another language, answered in English. */
export type LangId = 1 | 2 | 3

/** The supported languages, each by its own name. */
export const LANGUAGES = [
  { id: 1, code: 'en', name: 'English' },
  { id: 2, code: 'ar', name: 'العربية' },
] as const satisfies readonly { id: LangId; code: Language; name: string }[]

export function languageOf(langId: LangId): Language {
  return langId === 2 ? 'ar' : 'en'
}

export function langIdOf(language: Language): LangId {
  return language === 'ar' ? 2 : 1
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export type Currency = { id: number; code: string; symbol: string }

export const CURRENCIES = [
  { id: 1, code: 'EUR', symbol: '€' },
  { id: 2, code: 'USD', symbol: '$' },
  { id: 3, code: 'GBP', symbol: '£' },
  { id: 4, code: 'KWD', symbol: 'KWD' },
  { id: 5, code: 'AED', symbol: 'AED' },
  { id: 6, code: 'SAR', symbol: 'SAR' },
  { id: 7, code: 'INR', symbol: '₹' },
  { id: 8, code: 'QAR', symbol: 'QAR' },
  { id: 9, code: 'BHD', symbol: 'BHD' },
  { id: 10, code: 'OMR', symbol: 'OMR' },
  { id: 11, code: 'TRY', symbol: 'TRY' },
] as const satisfies readonly Currency[]

export function currencyById(id: number): Currency | undefined {
  return CURRENCIES.find((currency) => currency.id === id)
}

export function currencyByCode(code: string): Currency | undefined {
  return CURRENCIES.find((currency) => currency.code === code)
}

/** The supported languages and their differences apart from texts. A language is a row here and its texts. */
export const LANGUAGES = [
  {
    /** `lang_id` of every call. */
    id: 1,
    code: 'en',
    /** The language's own name for itself. */
    name: 'English',
    englishName: 'English',
    direction: 'ltr',
    /** BCP 47 locale of dates and numbers, always with Western digits and the Gregorian calendar. */
    locale: 'en-GB',
    /** Locale of links that are shared, as Open Graph names it. */
    openGraphLocale: 'en_GB',
    /** Language code stored in the header's state (specification §9). */
    headerCode: 'en',
    /** Fallback country if no other source has one (ISO 3166-1). */
    country: 'GB',
    weekStart: 'mon',
    /** Separator in a list of names or addresses. */
    comma: ', ',
    /** Separator between a label and its value. */
    colon: ': ',
    /** Suffix of a percentage, with its space. */
    percentSign: '%',
    /** Suffix of the number of a month's first day. */
    firstDaySuffix: '',
    /** Width of the names of weekdays above a calendar. */
    weekdayWidth: 'short',
    /** Language of the names that the staff enter (of places, vehicles and shuttles) on pages in this one. */
    nameLanguage: 'en',
  },
  {
    id: 2,
    code: 'ar',
    name: 'العربية',
    englishName: 'Arabic',
    direction: 'rtl',
    locale: 'ar-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_AR',
    headerCode: 'ar-kw',
    country: 'KW',
    weekStart: 'sat',
    comma: '، ',
    colon: ': ',
    percentSign: '%',
    firstDaySuffix: '',
    weekdayWidth: 'narrow',
    nameLanguage: 'ar',
  },
  {
    id: 3,
    code: 'fr',
    name: 'Français',
    englishName: 'French',
    direction: 'ltr',
    locale: 'fr-FR',
    openGraphLocale: 'fr_FR',
    headerCode: 'fr',
    country: 'FR',
    weekStart: 'mon',
    comma: ', ',
    colon: '\u00a0: ',
    percentSign: '\u00a0%',
    firstDaySuffix: 'er',
    weekdayWidth: 'short',
    nameLanguage: 'en',
  },
] as const

type LanguageRow = (typeof LANGUAGES)[number]

export type Language = LanguageRow['code']

/** A language in which the staff enter names of places, vehicles and shuttles. */
export type NameLanguage = LanguageRow['nameLanguage']

/** `lang_id` of every call: 1 English, 2 Arabic, 3 French. */
export type LangId = LanguageRow['id']

/** Codes of the supported languages. */
export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code) as [Language, ...Language[]]

/** A text, or several, in each language. */
export type Localized<Text = string> = Readonly<Record<Language, Text>>

/** Returns a value for each language. */
export function perLanguage<Value>(valueOf: (language: Language) => Value): Localized<Value> {
  return Object.fromEntries(LANGUAGES.map(({ code }) => [code, valueOf(code)])) as Record<Language, Value>
}

const ROWS = Object.fromEntries(LANGUAGES.map((row) => [row.code, row])) as Record<Language, LanguageRow>

export function languageRow(language: Language): LanguageRow {
  return ROWS[language]
}

/** Returns the language in which to show an entered name: pages in any other language show the English name. */
export function nameLanguage(language: Language): NameLanguage {
  return ROWS[language].nameLanguage
}

/** Returns the languages of a shop as the API lists them. */
export function languageOptions(codes: readonly Language[]) {
  return codes.map((code) => ({ id: ROWS[code].id, code, name: ROWS[code].name }))
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((row) => row.code === code)
}

/** Returns the language of a tag such as `ar-KW` or `fr_FR`. Null if it is not supported. */
export function languageOfTag(tag: string): Language | null {
  const code = /^[a-z]{2,3}(?![a-z])/.exec(tag.trim().toLowerCase())?.[0]
  return isLanguage(code) ? code : null
}

export function languageOf(langId: LangId): Language {
  return LANGUAGES.find(({ id }) => id === langId)?.code ?? 'en'
}

export function langIdOf(language: Language): LangId {
  return ROWS[language].id
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return ROWS[language].direction
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

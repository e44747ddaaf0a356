import { LANGUAGE_CODES, type Language, type Localized } from '#kernel/locale.ts'
import { readPackageTexts, readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/country-names.json'

type Names = Readonly<Record<string, string | readonly string[] | undefined>>

const OFFICIAL = readPackageTexts<{ countries: Names }>('i18n-iso-countries/langs')

/** Common names of countries, where the list has another name first. */
const USUAL: Localized<Readonly<Record<string, string>>> = readTexts<typeof words>(
  'domains/rentals',
  'country-names',
)

/** Other names that people enter. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'الامارات'],
  BA: ['Bosnia'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'بريطانيا', 'انجلترا', 'Angleterre', 'Écosse'],
  IE: ['Eire', 'ايرلندا'],
  KR: ['Korea', 'كوريا'],
  MM: ['Burma', 'بورما'],
  NL: ['Holland', 'Hollande'],
  SA: ['KSA', 'المملكة العربية السعودية'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'امريكا', 'Amérique'],
}

/** Additional languages in which people enter country names. */
const SPOKEN = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'tr'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
)

/** Returns a country's usual name, or its code if the list has no name for it. */
export function countryName(code: string, language: Language): string {
  return USUAL[language][code] ?? listed(OFFICIAL[language].countries[code])[0] ?? code
}

/**
 * Lists the names under which people may search for a country: all in our languages, and the common one in others.
 */
export function countryNames(code: string): string[] {
  return [
    ...LANGUAGE_CODES.map((language) => countryName(code, language)),
    ...LANGUAGE_CODES.flatMap((language) => listed(OFFICIAL[language].countries[code])),
    ...(ALSO[code] ?? []),
    ...SPOKEN.flatMap((names) => names.of(code) ?? []),
  ]
}

export function isCountry(code: string): boolean {
  return OFFICIAL.en.countries[code] !== undefined
}

function listed(names: string | readonly string[] | undefined): readonly string[] {
  if (names === undefined) return []
  return typeof names === 'string' ? [names] : names
}

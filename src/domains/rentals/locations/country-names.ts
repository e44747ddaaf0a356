import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import type { Language, Localized } from '#kernel/locale.ts'

type Names = Readonly<Record<string, string | readonly string[] | undefined>>

const OFFICIAL: Localized<Names> = { en: english.countries, ar: arabic.countries }

/** Countries whose first listed name is not the common one. */
const USUAL: Localized<Readonly<Record<string, string>>> = {
  en: {
    AE: 'United Arab Emirates',
    CD: 'DR Congo',
    CG: 'Congo',
    CN: 'China',
    CZ: 'Czechia',
    FK: 'Falkland Islands',
    FM: 'Micronesia',
    GM: 'Gambia',
    IR: 'Iran',
    LA: 'Laos',
    MD: 'Moldova',
    MK: 'North Macedonia',
    PS: 'Palestine',
    RU: 'Russia',
    SY: 'Syria',
    TW: 'Taiwan',
    TZ: 'Tanzania',
    US: 'United States',
  },
  ar: {
    BY: 'بيلاروسيا',
    CZ: 'التشيك',
    KM: 'جزر القمر',
    MM: 'ميانمار',
    OM: 'عُمان',
    SZ: 'إسواتيني',
    US: 'الولايات المتحدة الأمريكية',
  },
}

/** Other names people type. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'الامارات'],
  BA: ['Bosnia'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'بريطانيا', 'انجلترا'],
  IE: ['Eire', 'ايرلندا'],
  KR: ['Korea', 'كوريا'],
  MM: ['Burma', 'بورما'],
  NL: ['Holland'],
  SA: ['KSA', 'المملكة العربية السعودية'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'امريكا'],
}

/** Languages in which people also type the name of a country. */
const SPOKEN = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'tr'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
)

/** A country's usual name; its code when the list has no name for it. */
export function countryName(code: string, language: Language): string {
  return USUAL[language][code] ?? listed(OFFICIAL[language][code])[0] ?? code
}

/** Every name of a country in both languages, and its common one in others, as people may type it. */
export function countryNames(code: string): string[] {
  return [
    countryName(code, 'en'),
    countryName(code, 'ar'),
    ...listed(OFFICIAL.en[code]),
    ...listed(OFFICIAL.ar[code]),
    ...(ALSO[code] ?? []),
    ...SPOKEN.flatMap((names) => names.of(code) ?? []),
  ]
}

export function isCountry(code: string): boolean {
  return OFFICIAL.en[code] !== undefined
}

function listed(names: string | readonly string[] | undefined): readonly string[] {
  if (names === undefined) return []
  return typeof names === 'string' ? [names] : names
}

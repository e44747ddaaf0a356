import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import type { Language, Localized } from '#kernel/locale.ts'

type Names = Readonly<Record<string, string | readonly string[] | undefined>>

const OFFICIAL: Localized<Names> = { en: english.countries, ar: arabic.countries, fr: french.countries }

/** Common names of countries, where the list has another name first. */
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
  fr: {
    AE: 'Émirats arabes unis',
    AX: 'Îles Åland',
    BN: 'Brunei',
    CF: 'République centrafricaine',
    CG: 'Congo-Brazzaville',
    CI: 'Côte d’Ivoire',
    CZ: 'Tchéquie',
    DO: 'République dominicaine',
    IO: 'Territoire britannique de l’océan Indien',
    LR: 'Liberia',
    MM: 'Birmanie',
    NG: 'Nigeria',
    NU: 'Niue',
    RE: 'La Réunion',
    SA: 'Arabie saoudite',
    SJ: 'Svalbard et Jan Mayen',
    ST: 'Sao Tomé-et-Principe',
    SV: 'Salvador',
    SZ: 'Eswatini',
    TL: 'Timor oriental',
    TZ: 'Tanzanie',
    US: 'États-Unis',
    VA: 'Vatican',
    VG: 'Îles Vierges britanniques',
    VI: 'Îles Vierges américaines',
  },
}

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
  return USUAL[language][code] ?? listed(OFFICIAL[language][code])[0] ?? code
}

/**
 * Lists the names under which people may search for a country: all in our languages, and the common one in others.
 */
export function countryNames(code: string): string[] {
  return [
    countryName(code, 'en'),
    countryName(code, 'ar'),
    countryName(code, 'fr'),
    ...listed(OFFICIAL.en[code]),
    ...listed(OFFICIAL.ar[code]),
    ...listed(OFFICIAL.fr[code]),
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

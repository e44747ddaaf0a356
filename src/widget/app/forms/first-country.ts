/** The countries whose currencies trips are sold in. */
const COUNTRY_OF: Readonly<Record<string, string>> = {
  AED: 'AE',
  SAR: 'SA',
  KWD: 'KW',
  QAR: 'QA',
  BHD: 'BH',
  OMR: 'OM',
  INR: 'IN',
}

/**
 * The country that a telephone number most likely is of, as ISO 3166: where the trip is, else where the browser's
 * language is spoken.
 */
export function firstCountry(currency: string | undefined, languages: readonly string[]): string {
  const ofTrip = currency === undefined ? undefined : COUNTRY_OF[currency]
  const ofBrowser = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean)
  return ofTrip ?? ofBrowser ?? 'AE'
}

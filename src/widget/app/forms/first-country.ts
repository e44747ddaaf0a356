/** Countries of the currencies that trips are sold in. */
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
 * Returns the most likely country of a phone number (ISO 3166): the trip's, else that of the browser's
 * language.
 */
export function firstCountry(currency: string | undefined, languages: readonly string[]): string {
  const ofTrip = currency === undefined ? undefined : COUNTRY_OF[currency]
  const ofBrowser = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean)
  return ofTrip ?? ofBrowser ?? 'AE'
}

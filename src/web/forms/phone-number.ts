import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export type ReadPhone = { countryCode: string; phone: string }
/** Reads a number as `readPhone` does; its code may come later than the form. */
export type PhoneReader = (country: string, typed: string) => ReadPhone | null

/** Places with a number range of their own that are no country of residence (Ascension, Tristan da Cunha). */
const NO_COUNTRY: ReadonlySet<string> = new Set(['AC', 'TA'])

/** ISO codes of the countries people live and telephone in. */
export function countryCodes(): string[] {
  return getCountries().filter((code) => !NO_COUNTRY.has(code))
}

export function callingCode(country: string): string | null {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null
}

/**
 * A number as typed in a country, or with a + of its own: its country code and the number without the national
 * prefix. Null when no such number can exist.
 */
export function readPhone(country: string, typed: string): ReadPhone | null {
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
  if (!number?.isValid()) return null
  return { countryCode: `+${number.countryCallingCode}`, phone: number.nationalNumber }
}

/** The country of a number; null where it is none of one country's in the list. */
export function countryOf({ countryCode, phone }: ReadPhone): string | null {
  const country = parsePhoneNumberFromString(`${countryCode}${phone}`)?.country
  return country === undefined || NO_COUNTRY.has(country) ? null : country
}

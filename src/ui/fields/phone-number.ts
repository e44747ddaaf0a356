import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { pastedText } from '#kernel/pasted-text.ts'

export type ReadPhone = { countryCode: string; phone: string }
/** The type of `readPhone`, whose code may load later than the form. */
export type PhoneReader = (country: string, input: string) => ReadPhone | null

/** Regions with their own number range that are no country of residence (Ascension, Tristan da Cunha). */
const NO_COUNTRY: ReadonlySet<string> = new Set(['AC', 'TA'])

/** ISO codes of the countries people live and telephone in. */
export function countryCodes(): string[] {
  return getCountries().filter((code) => !NO_COUNTRY.has(code))
}

export function callingCode(country: string): string | null {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null
}

/**
 * Parses a number entered for a country, or with its own +: its country code and the number without the national
 * prefix. Null if invalid.
 */
export function readPhone(country: string, input: string): ReadPhone | null {
  const number = parsePhoneNumberFromString(
    pastedText(input),
    isSupportedCountry(country) ? country : undefined,
  )
  if (!number?.isValid()) return null
  return { countryCode: `+${number.countryCallingCode}`, phone: number.nationalNumber }
}

/** Returns the country of a number; null if it belongs to no single country of the list. */
export function countryOf({ countryCode, phone }: ReadPhone): string | null {
  const country = parsePhoneNumberFromString(`${countryCode}${phone}`)?.country
  return country === undefined || NO_COUNTRY.has(country) ? null : country
}

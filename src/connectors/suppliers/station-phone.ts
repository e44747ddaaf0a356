import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { PhoneNumber } from 'libphonenumber-js/min'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { pastedText } from '#kernel/pasted-text.ts'

type Phone = SupplierStation['phone']

const NONE: Phone = { countryCode: '', phone: '' }

/** Maximum length of text in which a station's number is searched. */
const LONGEST = 200

/** Matches a short national number, such as a hotline, which is in no international numbering plan. */
const SHORT = /^[\d\s-]{3,10}$/

/**
 * Returns the first number of a supplier's free text in international form: country code and national number, without
 * `(0)`, an extension or a second number, even if the + was lost. Returns only digits for a short national number.
 * Empty if it cannot be dialled.
 */
export function stationPhone(text: string, country: string): Phone {
  const entered = pastedText(text.slice(0, LONGEST))
  const phone = dialled(entered, country)
  if (phone) return phone
  return SHORT.test(entered) ? { countryCode: '', phone: entered.replaceAll(/\D/g, '') } : NONE
}

/** Like `stationPhone`, for a number in parts. Each may be empty, or the last one complete. */
export function stationPhoneOf(
  { access, area, number }: { access: string; area: string; number: string },
  country: string,
): Phone {
  const code = pastedText(access).replaceAll(/\D/g, '').replace(/^0+/, '')
  const isWhole = pastedText(number).startsWith('+')
  const whole = isWhole || code === '' ? `${isWhole ? '' : area}${number}` : `+${code} ${area}${number}`
  const phone = stationPhone(whole, country)
  return phone.phone === '' && code !== '' ? stationPhone(number, country) : phone
}

function dialled(entered: string, country: string): Phone | null {
  const region = isSupportedCountry(country) ? country : undefined
  const digits = entered.replaceAll(/\D/g, '')
  const lostPlus = region !== undefined && digits.startsWith(getCountryCallingCode(region))
  const candidates = [
    entered,
    entered.replace(/\(\s*0\s*\)/, ''),
    ...(lostPlus ? [`+${digits}`] : []),
    ...(digits.startsWith('00') ? [`+${digits.slice(2)}`] : []),
  ]
  const whole = candidates
    .map((spelling) => parsePhoneNumberFromString(spelling, region))
    .find((each) => each?.isValid())
  // More than one number, or a number within other text.
  const number = whole ?? findPhoneNumbersInText(entered, region)[0]?.number
  return number ? parts(number) : null
}

function parts({ countryCallingCode, nationalNumber }: PhoneNumber): Phone {
  return { countryCode: `+${countryCallingCode}`, phone: nationalNumber }
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { pastedText } from './pasted-text.ts'

/** A number as it is kept: `+965` and the national number in digits, without its trunk 0, together E.164. */
export type Phone = { countryCode: string; phone: string }

/**
 * The one form of a number that may have been typed in any: Arabic digits, grouped, with a trunk 0, with the area code of
 * a North American country in its country code (`+1242`), or with its own + or 00 before it. An extension is dropped, as
 * E.164 has none. Null where no such number can exist.
 */
export function phoneNumber({ countryCode, phone }: Phone): Phone | null {
  const typed = pastedText(phone).replace(/^00/, '+')
  const number = parsePhoneNumberFromString(
    typed.startsWith('+') ? typed : `${pastedText(countryCode)} ${typed}`,
  )
  if (!number?.isValid()) return null
  return { countryCode: `+${number.countryCallingCode}`, phone: number.nationalNumber }
}

/** As `phoneNumber`, for numbers kept before they were checked so: one that cannot be read stays as it is. */
export function normalisedPhone(phone: Phone): Phone {
  return phoneNumber(phone) ?? phone
}

/** A number in E.164, as machines dial and compare it: `+96550012345`. */
export function e164(kept: Phone): string {
  const { countryCode, phone } = normalisedPhone(kept)
  return `${countryCode}${phone}`
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { pastedText } from './pasted-text.ts'

/** A phone number as stored: `+965` and the national number in digits, without its trunk 0, together E.164. */
export type Phone = { countryCode: string; phone: string }

/**
 * Normalises a number entered in any form. Accepts Arabic digits, groups, a trunk 0, the area code of a North American
 * country in its country code (`+1242`), and its own + or 00 before it. An extension is dropped, because E.164 has
 * none. Null if no such number can exist.
 */
export function phoneNumber({ countryCode, phone }: Phone): Phone | null {
  const entered = pastedText(phone).replace(/^00/, '+')
  const number = parsePhoneNumberFromString(
    entered.startsWith('+') ? entered : `${pastedText(countryCode)} ${entered}`,
  )
  if (!number?.isValid()) return null
  return { countryCode: `+${number.countryCallingCode}`, phone: number.nationalNumber }
}

/** Like `phoneNumber`, for numbers stored before this check existed: one that cannot be parsed stays unchanged. */
export function normalisedPhone(phone: Phone): Phone {
  return phoneNumber(phone) ?? phone
}

/** Returns a number in E.164, for dialling and comparing: `+96550012345`. */
export function e164(stored: Phone): string {
  const { countryCode, phone } = normalisedPhone(stored)
  return `${countryCode}${phone}`
}

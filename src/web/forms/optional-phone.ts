import { z } from 'zod'
import { fieldError } from '#kernel/contract.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import type { ReadPhone } from '#ui/fields/phone-number.ts'

/** Validates a phone entered for a country (ISO, empty: none chosen); undefined if left empty. */
export function optionalPhone(country: string, readPhone: PhoneReader) {
  return z.string().transform((text, issues): ReadPhone | undefined => {
    if (text.trim() === '') return undefined
    const phone = readPhone(country, text)
    if (phone) return phone
    issues.addIssue({ code: 'custom', message: 'phone_invalid' })
    return z.NEVER
  })
}

/** Returns the same for a required phone. */
export function requiredPhone(country: string, readPhone: PhoneReader) {
  return z
    .string(fieldError('phone_required'))
    .trim()
    .min(1, fieldError('phone_required'))
    .pipe(optionalPhone(country, readPhone))
    .transform((phone) => phone ?? z.NEVER)
}

/** Returns the texts of the two fields for a stored phone: the national number if its country is known. */
export function phoneTexts(phone: ReadPhone | null, country: string | null = null) {
  if (phone === null) return { phone_country: '', phone: '' }
  return country === null
    ? { phone_country: '', phone: `${phone.countryCode} ${phone.phone}` }
    : { phone_country: country, phone: phone.phone }
}

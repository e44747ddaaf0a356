import { z } from 'zod'
import { RegisterBody } from '#domains/accounts/account.contract.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import { optionalPhone } from '#web/forms/optional-phone.ts'

const { first_name, last_name, email, password, referral_code } = RegisterBody.shape

/** Returns the form of Sign Up: the contract's rules, and a phone number that is empty or valid. */
export function registerForm(phoneCountry: string, readPhone: PhoneReader) {
  return z.object({
    first_name,
    last_name,
    email,
    password,
    phone: optionalPhone(phoneCountry, readPhone),
    // A referral is optional.
    referral_code: z
      .string()
      .transform((text) => (text.trim() === '' ? undefined : text))
      .pipe(referral_code),
  })
}

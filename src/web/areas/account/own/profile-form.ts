import { z } from 'zod'
import { UpdateProfileBody, type UserReply } from '#domains/accounts/account.contract.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import { optionalPhone, phoneTexts } from '#web/forms/optional-phone.ts'

const { first_name, last_name } = UpdateProfileBody.shape

/** Returns the form of name and phone: the contract's rules, and a phone number that is empty or valid. */
export function profileForm(phoneCountry: string, readPhone: PhoneReader) {
  return z.object({
    first_name,
    last_name,
    phone_country: z.string(),
    phone: optionalPhone(phoneCountry, readPhone),
  })
}

export type ProfileValues = z.input<ReturnType<typeof profileForm>>

/** Returns the form's initial values: the phone has its country code until its country loads. */
export function profileValues({ first_name, last_name, phone }: UserReply): ProfileValues {
  return { first_name, last_name, ...phoneTexts(phone) }
}

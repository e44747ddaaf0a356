import { z } from 'zod'
import { UpdateProfileBody, type UserReply } from '#domains/accounts/account.contract.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import { optionalPhone, phoneTexts } from '#web/forms/optional-phone.ts'

const { first_name, last_name } = UpdateProfileBody.shape

/** The form of name and phone: the contract's rules, and a valid phone number where one is given. */
export function profileForm(phoneCountry: string, readPhone: PhoneReader) {
  return z.object({
    first_name,
    last_name,
    phone_country: z.string(),
    phone: optionalPhone(phoneCountry, readPhone),
  })
}

export type ProfileValues = z.input<ReturnType<typeof profileForm>>

/** The form's initial values: the phone with its country code until its country is known. */
export function profileValues({ first_name, last_name, phone }: UserReply): ProfileValues {
  return { first_name, last_name, ...phoneTexts(phone) }
}

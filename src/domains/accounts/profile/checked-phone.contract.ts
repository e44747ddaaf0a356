import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { fieldError, PhoneField } from '#kernel/contract.ts'
import { RegisterBody, UpdateProfileBody } from '../account.contract.ts'

/**
 * A phone number as the server accepts it: one that can exist. Separate from `PhoneField` because the browser loads
 * that one, but numbering plans only where it parses a number.
 */
export const CheckedPhone = PhoneField.refine(
  ({ countryCode, phone }) => isValidPhoneNumber(`${countryCode} ${phone}`),
  { ...fieldError('phone_invalid'), path: ['phone'] },
)

export const CheckedRegisterBody = RegisterBody.extend({ phone: CheckedPhone.optional() })
export const CheckedUpdateProfileBody = UpdateProfileBody.extend({
  phone: CheckedPhone.nullable()
    .optional()
    .meta({ description: 'Null: the account has none; left out, it stays as it is' }),
})

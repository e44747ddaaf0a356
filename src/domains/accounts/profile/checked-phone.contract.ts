import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { fieldError, PhoneField } from '#kernel/contract.ts'
import { RegisterBody, UpdateProfileBody } from '../account.contract.ts'

/**
 * A phone as the server takes it: one that can exist. Apart from `PhoneField` because the browser loads that one, and
 * numbering plans only where it reads a number.
 */
export const CheckedPhone = PhoneField.refine(
  ({ countryCode, phone }) => isValidPhoneNumber(`${countryCode} ${phone}`),
  { ...fieldError('phone_invalid'), path: ['phone'] },
)

export const CheckedRegisterBody = RegisterBody.extend({ phone: CheckedPhone.optional() })
export const CheckedUpdateProfileBody = UpdateProfileBody.extend({ phone: CheckedPhone.nullable() })

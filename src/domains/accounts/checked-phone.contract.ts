import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { PhoneContract, RegisterBody, UpdateProfileBody } from './account.contract.ts'

/**
 * A phone as the server takes it: one that can exist. Apart from `PhoneContract` because the browser loads that one, and
 * numbering plans only where it reads a number.
 */
const CheckedPhone = PhoneContract.refine(
  ({ countryCode, phone }) => isValidPhoneNumber(`${countryCode} ${phone}`),
  { error: 'Phone is not valid', path: ['phone'] },
)

export const CheckedRegisterBody = RegisterBody.extend({ phone: CheckedPhone.optional() })
export const CheckedUpdateProfileBody = UpdateProfileBody.extend({ phone: CheckedPhone.nullable() })

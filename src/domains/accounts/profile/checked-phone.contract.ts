import { fieldError, PhoneField } from '#kernel/contract.ts'
import { normalisedPhone, phoneNumber } from '#kernel/phone-number.ts'
import { RegisterBody, UpdateProfileBody } from '../account.contract.ts'
import type { AccountFieldCode } from '../account-field-messages.ts'

/**
 * A valid phone number in its single stored form (E.164). Separate from `PhoneField`, because the browser loads that
 * one, but numbering plans only where it parses a number.
 */
export const CheckedPhone = PhoneField.overwrite(normalisedPhone).refine(
  (phone) => phoneNumber(phone) !== null,
  {
    ...fieldError<AccountFieldCode>('phone_invalid'),
    path: ['phone'],
  },
)

export const CheckedRegisterBody = RegisterBody.extend({ phone: CheckedPhone.optional() })
export const CheckedUpdateProfileBody = UpdateProfileBody.extend({
  phone: CheckedPhone.nullable()
    .optional()
    .meta({ description: 'Null: the account has none; left out, it stays as it is' }),
})

import { z } from 'zod'
import { NewPasswordField, PasswordField } from '#domains/accounts/account.contract.ts'
import { codeFields } from '../sign-in/trip-sign-in.contract.ts'

type CredentialFields = { current_password?: unknown; otp_id?: unknown; code?: unknown }

/** Returns true for either the current password, or a fresh code with the id of its request. */
function hasOneCredential({ current_password, otp_id, code }: CredentialFields): boolean {
  const isByCode = otp_id !== undefined && code !== undefined
  return current_password === undefined ? isByCode : otp_id === undefined && code === undefined
}

export const TripPasswordBody = z
  .strictObject({
    ...codeFields,
    current_password: PasswordField.optional(),
    new_password: NewPasswordField,
  })
  .refine(hasOneCredential, { error: 'one_proof', path: ['code'] })
  .meta({ id: 'TripPassword' })

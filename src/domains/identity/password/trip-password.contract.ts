import { z } from 'zod'
import { NewPasswordField, PasswordField } from '#domains/accounts/account.contract.ts'
import { codeFields } from '../sign-in/trip-sign-in.contract.ts'

type Proof = { current_password?: unknown; otp_id?: unknown; code?: unknown }

/** Returns true for either the current password, or a fresh code with the id of its request. */
function hasOneProof({ current_password, otp_id, code }: Proof): boolean {
  const isByCode = otp_id !== undefined && code !== undefined
  return current_password === undefined ? isByCode : otp_id === undefined && code === undefined
}

export const TripPasswordBody = z
  .strictObject({
    ...codeFields,
    current_password: PasswordField.optional(),
    new_password: NewPasswordField,
  })
  .refine(hasOneProof, { error: 'one_proof', path: ['code'] })
  .meta({ id: 'TripPassword' })

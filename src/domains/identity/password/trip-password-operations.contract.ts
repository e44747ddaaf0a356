import { z } from 'zod'
import { operation } from '#kernel/operation.ts'
import { NewPasswordField, PasswordField } from '#domains/accounts/account.contract.ts'
import { codeFields } from '../sign-in/trip-sign-in.contract.ts'

const TripPasswordBody = z
  .strictObject({
    ...codeFields,
    current_password: PasswordField.optional(),
    new_password: NewPasswordField,
  })
  .refine(hasOneCredential, { error: 'one_proof', path: ['code'] })
  .meta({ id: 'TripPassword' })

/** An alternative to codes, which always work. */
export const changeTripPassword = operation({
  method: 'post',
  path: '/api/password',
  summary: 'Set one’s password by a fresh code, or change it by the old one; other sign-ins end',
  forClients:
    'A client whose people sign in with a password lets them choose it; the widget mostly asks for a code, and takes a password where there is one.',
  access: 'trip person',
  limit: { name: 'trip-password', perMinute: 20 },
  body: TripPasswordBody,
  example: { current_password: 'only a small suitcase', new_password: 'two towers in fog' },
  reply: [z.null(), 'Set; this sign-in goes on'],
  status: 204,
  // Never 401: the specification's client then clears its storage and leaves the page.
  failures: {
    password_refused: 422,
    wrong_code: 422,
    wrong_password: 422,
    password_unset: 422,
    too_many_attempts: 429,
  },
})

type CredentialFields = { current_password?: unknown; otp_id?: unknown; code?: unknown }

/** Returns true for either the current password, or a fresh code with the id of its request. */
function hasOneCredential({ current_password, otp_id, code }: CredentialFields): boolean {
  const isByCode = otp_id !== undefined && code !== undefined
  return current_password === undefined ? isByCode : otp_id === undefined && code === undefined
}

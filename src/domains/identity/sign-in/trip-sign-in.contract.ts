import { z } from 'zod'
import { PasswordField } from '#domains/accounts/account.contract.ts'
import { fieldError, groupedCodeField } from '#kernel/contract.ts'
import { PersonNameField } from '../profile/person-name.contract.ts'
import { TripProfileContract } from '../profile/trip-profile.contract.ts'
import { addressFields, hasOneAddress, oneAddress } from '../otp/sign-in-address.contract.ts'
import type { IdentityFieldCode } from '../identity-field-messages.ts'
import type { AccountFieldCode } from '#domains/accounts/account-field-messages.ts'

/** A code that was sent to an address. */
export const codeFields = {
  otp_id: z.uuid(fieldError<IdentityFieldCode>('otp_id_invalid')).optional(),
  code: groupedCodeField<AccountFieldCode>('code_required', 40)
    .regex(/^\d{6}$/, fieldError<AccountFieldCode>('code_invalid'))
    .optional(),
}

type CredentialFields = { otp_id?: unknown; code?: unknown; password?: unknown }

/** Returns true for either a password, or a code with the id of its request. */
function hasOneCredential({ otp_id, code, password }: CredentialFields): boolean {
  const isByCode = otp_id !== undefined && code !== undefined
  return password === undefined ? isByCode : otp_id === undefined && code === undefined
}

export const TripLoginBody = z
  .strictObject({
    ...addressFields,
    ...codeFields,
    password: PasswordField.optional(),
    name: PersonNameField.optional().meta({ description: 'Of who signs in for the first time' }),
  })
  .refine(hasOneAddress, oneAddress)
  .refine(hasOneCredential, { error: 'one_proof', path: ['code'] })

const tokens = {
  bearerToken: z.string().meta({ description: 'Good for 15 minutes' }),
  refreshToken: z.string().meta({ description: 'Good for 30 days, and once' }),
  expiry: z.iso.datetime().meta({ description: 'Of the bearer token' }),
  expires_in: z.int().meta({ description: 'The same in seconds from now, for clocks that are wrong' }),
}

export const TripTokensReply = z.object(tokens).meta({ id: 'TripTokens' })

export const TripLoginReply = z.object({ ...tokens, profile: TripProfileContract }).meta({ id: 'TripLogin' })

export const CorpHeader = z.object({
  'x-corp-id': z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The company to sign in for; empty: none, as a retail traveller' }),
})

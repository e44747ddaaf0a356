import { z } from 'zod'
import { fieldError, LangIdField } from '#kernel/contract.ts'
import { PassingReferralCode } from '../account.contract.ts'
import type { AccountFieldCode } from '../account-field-messages.ts'

/** Services for signing in, by the browser client's names. */
export const IDENTITY_PROVIDERS = ['google', 'facebook', 'apple'] as const

export const SocialLoginBody = z.strictObject({
  provider: z.enum(IDENTITY_PROVIDERS, fieldError<AccountFieldCode>('provider_unknown')),
  id_token: z.string(fieldError<AccountFieldCode>('id_token_required')).min(1).max(8192),
  nonce: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'What the token was asked for with; it must repeat it' }),
  referral_code: PassingReferralCode,
  lang_id: LangIdField.optional(),
})

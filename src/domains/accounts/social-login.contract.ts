import { z } from 'zod'
import { LangIdField } from '#kernel/contract.ts'
import { IDENTITY_PROVIDERS } from './identity.ts'

export const SocialLoginBody = z.strictObject({
  provider: z.enum(IDENTITY_PROVIDERS, { error: 'google, facebook or apple' }),
  id_token: z.string({ error: 'The service’s ID token' }).min(1).max(8192),
  nonce: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'What the token was asked for with; it must repeat it' }),
  lang_id: LangIdField.optional(),
})

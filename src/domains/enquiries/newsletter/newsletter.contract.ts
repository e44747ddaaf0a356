import { z } from 'zod'
import { EmailField, fieldError, LangIdField } from '#kernel/contract.ts'

export const SubscribeBody = z.strictObject({
  email: EmailField,
  lang_id: LangIdField.optional(),
  /** Hidden from people; a robot fills it in. */
  fax: z.string().max(300).optional(),
})

const SecretField = z
  .string(fieldError('secret_invalid'))
  .regex(/^[\w-]{20,100}$/, fieldError('secret_invalid'))

/** The secret of the mailed link. */
export const NewsletterLinkBody = z.strictObject({ secret: SecretField, lang_id: LangIdField.optional() })

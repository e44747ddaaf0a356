import { z } from 'zod'
import { fieldError, LangIdField } from '#kernel/contract.ts'

export const SecretField = z
  .string(fieldError('secret_invalid'))
  .regex(/^[\w-]{20,100}$/, fieldError('secret_invalid'))

/** The secret of a mailed link. */
export const PriceMailsLinkBody = z.strictObject({ secret: SecretField, lang_id: LangIdField.optional() })

export const LeavePriceMailsReply = z.object({ state: z.literal('left') })

/** The address in a `List-Unsubscribe` header, and what a mail program posts to it (RFC 8058). */
export const OneClickQuery = z.object({ secret: SecretField.optional() })
export const OneClickForm = z.object({ 'List-Unsubscribe': z.literal('One-Click') })

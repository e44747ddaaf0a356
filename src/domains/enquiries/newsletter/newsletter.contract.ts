import { z } from 'zod'
import { EmailField, fieldError, LangIdField, queryNumber, textField } from '#kernel/contract.ts'

export const SubscribeBody = z.strictObject({
  email: EmailField,
  lang_id: LangIdField.optional(),
  page: textField('page_invalid', 300).optional().meta({ description: 'Path of the page with the form' }),
  fax: z.string().max(300).optional().meta({ description: 'Hidden from people; a robot fills it in' }),
})

export const SubscribeReply = z.object({ accepted: z.literal(true) })

const SecretField = z
  .string(fieldError('secret_invalid'))
  .regex(/^[\w-]{20,100}$/, fieldError('secret_invalid'))

/** The secret of the mailed link. */
export const NewsletterLinkBody = z.strictObject({ secret: SecretField, lang_id: LangIdField.optional() })

export const NewsletterReply = z.object({ state: z.enum(['confirmed', 'left']) })

/** The URL in a `List-Unsubscribe` header, and the body that a mail program posts to it (RFC 8058). */
export const OneClickQuery = z.object({ secret: SecretField.optional() })
export const OneClickForm = z.object({ 'List-Unsubscribe': z.literal('One-Click') })

const pageSizeError = fieldError('page_size_invalid')

export const SubscribersQuery = z.object({
  after: z
    .uuid(fieldError('page_invalid'))
    .optional()
    .meta({ description: '`next` of the page before; left out for the first' }),
  page_size: queryNumber(z.int(pageSizeError).min(1, pageSizeError).max(100, pageSizeError).default(100)),
  format: z.enum(['json', 'csv']).default('json'),
  lang_id: queryNumber(LangIdField.optional()),
})

const SubscriberContract = z
  .object({
    subscription_id: z.uuid(),
    email: z.string(),
    lang_id: LangIdField,
    confirmed_at: z.iso.datetime(),
    leave_page: z.string().meta({ description: 'For the text of a mail: a page with a button' }),
    one_click: z.string().meta({ description: 'For the header List-Unsubscribe (RFC 8058)' }),
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof SubscriberContract>

export const SubscribersReply = z.object({
  items: z.array(SubscriberContract),
  next: z.uuid().nullable().meta({ description: 'Null: this was the last page' }),
})

import { z } from 'zod'
import { fieldError, LangIdField, MoneyContract, orNull, queryNumber } from '#kernel/contract.ts'

export const SecretField = z
  .string(fieldError('secret_invalid'))
  .regex(/^[\w-]{20,100}$/, fieldError('secret_invalid'))

/** The secret of a mailed link. */
export const PriceMailsLinkBody = z.strictObject({ secret: SecretField, lang_id: LangIdField.optional() })

export const PriceMailsQuery = z.object({
  secret: SecretField,
  lang_id: queryNumber(LangIdField).optional(),
})

/** The subject of a mailed link. */
export const PriceMailsReply = z.object({
  kind: z
    .enum(['alert', 'guard', 'over'])
    .meta({ description: '`over`: no mails belong to the link, or none any more' }),
  reference: z.string().nullable().meta({ description: 'Of the booking whose price is looked at' }),
  search: orNull(
    z.object({
      place: z.string(),
      dropoff_place: z.string().nullable().meta({ description: 'Null: where it is picked up' }),
      pickup_at: z.string().meta({ example: '2027-03-01T10:00' }),
      dropoff_at: z.string().meta({ example: '2027-03-05T10:00' }),
      most: MoneyContract,
      conditions: z.array(z.string()).meta({ description: 'A line for each filter, in words' }),
    }),
  ),
})
export type PriceMailsAbout = z.infer<typeof PriceMailsReply>

export const UnsubscribedReply = z.object({ state: z.literal('left') })

/** The URL in a `List-Unsubscribe` header, and the form a mail program posts to it (RFC 8058). */
export const OneClickQuery = z.object({ secret: SecretField.optional() })
export const OneClickForm = z.object({ 'List-Unsubscribe': z.literal('One-Click') })

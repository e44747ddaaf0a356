import { z } from 'zod'
import { PasswordField } from '#domains/accounts/account.contract.ts'
import { fieldError, LangIdField, MoneyContract } from '#kernel/contract.ts'
import { EARNING_REASONS, EARNING_STATES, SOLD_KINDS } from '../record/earning.contract.ts'
import type { PartnerFieldCode } from '../record/partner-field-messages.ts'

/** Longer than any URL that people enter, and short enough for a log. */
const MAX_URL = 500

const urlError = fieldError<PartnerFieldCode>('postback_url_invalid')

export const PostbackBody = z.strictObject({
  url: z
    .string(fieldError<PartnerFieldCode>('postback_url_required', 'postback_url_invalid'))
    .trim()
    .min(1, fieldError<PartnerFieldCode>('postback_url_required'))
    .max(MAX_URL, urlError)
    .refine(isCallable, urlError)
    .meta({ example: 'https://partner.example/rihla' }),
  password: PasswordField,
  lang_id: LangIdField.optional(),
})

/**
 * Returns true if a URL can be called: http or https, without name and password, on its default port, 443, or
 * a port from 1024. Its host is resolved at each call.
 */
function isCallable(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '') return false
  const port = Number(url.port)
  return ['https:', 'http:'].includes(url.protocol) && (port === 0 || port === 443 || port >= 1024)
}

const CallContract = z.object({
  id: z.uuid(),
  type: z.enum(['commission.changed', 'test']),
  at: z.iso.datetime(),
  booking: z
    .object({
      kind: z.enum(SOLD_KINDS).optional(),
      reference: z.string(),
      sub_id: z.string(),
      state: z.enum(EARNING_STATES),
      reason: z.enum(EARNING_REASONS).nullable(),
      commission: MoneyContract,
      change: MoneyContract,
    })
    .nullable(),
  attempts: z.int(),
  accepted_at: z.iso.datetime().nullable(),
  failure: z.string().nullable().meta({ description: 'Of the last attempt', example: 'HTTP 500' }),
})

export const PostbackReply = z.object({
  postback: z
    .object({
      url: z.string(),
      secret: z.string().nullable().meta({
        description: 'Signs each call as Standard Webhooks has it; null to who only reads reports',
        example: 'whsec_…',
      }),
      paused_until: z.iso.datetime().nullable().meta({ description: 'Calls wait, as the last ones failed' }),
    })
    .nullable(),
  may_change: z.boolean().meta({ description: 'Whether the caller is an owner' }),
  calls: z.array(CallContract).meta({ description: 'The last 50, newest first' }),
})
export type PostbackSetting = z.infer<typeof PostbackReply>

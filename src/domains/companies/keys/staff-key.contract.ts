import { z } from 'zod'
import {
  fieldError,
  LangIdField,
  orNull,
  PageField,
  pageOf,
  PageSizeField,
  queryNumber,
  textField,
} from '#kernel/contract.ts'
import type { CompanyFieldCode } from '../company-field-messages.ts'

const domainError = fieldError<CompanyFieldCode>('domain_invalid')

/** A host name in lower case. `*.` before at least two labels matches every name below them. */
export const DomainField = z
  .string(domainError)
  .max(253, domainError)
  .regex(/^(\*\.(?=[^.]+\.))?([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$/, domainError)
  .meta({ example: '*.falcon.example' })

const limitError = fieldError<CompanyFieldCode>('per_minute_invalid')
const PerMinuteField = z.int(limitError).min(1, limitError).max(100_000, limitError)

/** An address that a widget may be configured to call. */
const BaseUrlField = z
  .url({ protocol: /^https?$/, ...fieldError('website_invalid') })
  .max(300, fieldError('too_long:300'))

export const TripKeysQuery = z.object({
  page: queryNumber(PageField).default(1),
  page_size: queryNumber(PageSizeField).default(20),
  lang_id: queryNumber(LangIdField).optional(),
})

export const TripKeyContract = z
  .object({
    id: z.uuid(),
    key: z.string().meta({ description: 'Sent as `x-api-key`; it is no secret', example: 'tk_…' }),
    name: z.string(),
    domains: z.array(z.string()),
    base_urls: z.array(z.string()),
    per_minute: z.int(),
    company: orNull(z.object({ id: z.uuid(), name: z.string() })).meta({
      description: 'Whose people alone it serves',
    }),
    created_at: z.iso.datetime(),
    revoked_at: orNull(z.iso.datetime()),
  })
  .meta({ id: 'TripKey' })
export type TripKey = z.infer<typeof TripKeyContract>

export const TripKeysReply = pageOf(TripKeyContract)

export const CreateTripKeyBody = z.strictObject({
  name: textField('name_required', 80),
  domains: z.array(DomainField).min(1, domainError).max(50, fieldError('too_many_filter_values')),
  base_urls: z.array(BaseUrlField).max(20, fieldError('too_many_extras')).default([]),
  per_minute: PerMinuteField.default(600),
  company_id: orNull(z.uuid(fieldError('id_required'))).default(null),
  lang_id: LangIdField.optional(),
})

export const RevokeTripKeyBody = z.strictObject({
  id: z.uuid(fieldError('id_required')),
  lang_id: LangIdField.optional(),
})

import { z } from 'zod'
import { CurrencyIdField, fieldError, LangIdField, queryNumber } from '#kernel/contract.ts'
import { PARTNER_ROLES } from './partner-role.contract.ts'
import type { PartnerFieldCode } from './partner-field-messages.ts'

const percentError = fieldError<PartnerFieldCode>('percent_invalid')

export const PercentField = z
  .number(fieldError<PartnerFieldCode>('percent_required', 'percent_invalid'))
  .min(0, percentError)
  .max(100, percentError)
  .refine((percent) => Number(percent.toFixed(2)) === percent, percentError)
  .meta({ example: 7.5, multipleOf: 0.01 })

const CommissionContract = z
  .object({
    percent: z.number().meta({ description: 'Of the price, with at most two decimals', example: 7.5 }),
    min: z.number(),
    max: z.number(),
  })
  .meta({ id: 'Commission' })

export const MasterSettingQuery = z.object({
  lang_id: queryNumber(LangIdField)
    .optional()
    .meta({ description: 'Languages and links begin with this one' }),
  currency_id: queryNumber(CurrencyIdField)
    .optional()
    .meta({ description: 'Currencies begin with this one' }),
})

const PartnerLinkContract = z.object({
  kind: z.enum(['home', 'deals']),
  lang_id: LangIdField.meta({ description: 'Language of the page' }),
  url: z.url(),
})

/** Kinds of commission: a percent that the traveller pays, or a share of our margin. */
export const EARNS = ['percent', 'margin_share'] as const

export const MasterSettingReply = z.object({
  role: z.enum(PARTNER_ROLES).meta({ description: 'Of the caller: an owner may all, `reports` reads' }),
  earns: z.enum(EARNS).meta({ description: 'A percent that the traveller pays, or a share of our margin' }),
  share_percent: z.number().meta({ description: 'Of our margin, for who earns a share of it' }),
  trip_percent: z.number().meta({ description: 'Of the fare of trips booked in the widget' }),
  commission: CommissionContract,
  languages: z.array(z.object({ id: LangIdField, code: z.string(), name: z.string() })),
  currencies: z.array(z.object({ id: z.int(), code: z.string(), symbol: z.string() })),
  links: z.array(PartnerLinkContract),
  coupons: z.array(z.object({ code: z.string() })).meta({
    description:
      'Those that lead to the partner. A booking by one earns `share_percent` of our margin: nothing where that is 0',
  }),
  partner_code: z.string().meta({ description: 'Names the partner in links', example: 'DUNE' }),
  widget_key: z.string().meta({ description: 'Names the partner; it is no secret', example: 'pk_…' }),
  widget_domains: z.array(z.string()).meta({
    description: 'Of the pages that the key is for; without any it is refused',
    example: ['blog.example'],
  }),
})

export type MasterSetting = z.infer<typeof MasterSettingReply>

export const CommissionBody = z.strictObject({ percent: PercentField, lang_id: LangIdField.optional() })

export const CommissionReply = z.object({ commission: CommissionContract })

import { z } from 'zod'
import {
  CurrencyIdField,
  DateField,
  fieldError,
  LangIdField,
  MoneyContract,
  queryNumber,
  textField,
} from '#kernel/contract.ts'
import { CommissionBody } from '../record/partner.contract.ts'
import type { PartnerFieldCode } from '../record/partner-field-messages.ts'

const percentError = fieldError<PartnerFieldCode>('percent_required', 'percent_invalid')

/** A percent in a query: plain decimals. */
const RequestedPercent = z
  .preprocess(
    (text) => (typeof text === 'string' && /^\d{1,3}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text),
    z.number(percentError),
  )
  .pipe(CommissionBody.shape.percent)

export const PricingQuery = z.object({
  percent: RequestedPercent.meta({
    description: 'What is tried out; nothing is changed by it',
    example: 7.5,
  }),
  pickup_id: textField('text_required', 60).meta({ example: 'DXB' }),
  pickup_date: DateField.meta({ example: '2027-03-01' }),
  dropoff_date: DateField.meta({ example: '2027-03-05' }),
  currency_id: queryNumber(CurrencyIdField).optional(),
  lang_id: queryNumber(LangIdField).optional(),
})

export const PricingReply = z.object({
  percent: z.number(),
  days: z.int(),
  complete: z.boolean().meta({ description: 'Whether every supplier has answered' }),
  found: z.int().meta({ description: 'Offers of the search, of which the cheapest are shown' }),
  items: z.array(
    z.object({
      offer_id: z.string(),
      vehicle: z.string(),
      supplier: z.string(),
      without: MoneyContract.meta({ description: 'What a visitor pays who came by nobody' }),
      with: MoneyContract.meta({ description: 'What a visitor pays who came by you' }),
      commission: MoneyContract,
    }),
  ),
})
export type Pricing = z.infer<typeof PricingReply>

import { z } from 'zod'
import { MoneyContract } from './contract.ts'

export const PRICE_LINE_KINDS = [
  'rental',
  'one_way',
  'young_driver',
  'senior_driver',
  'out_of_hours',
  'airport_surcharge',
  'environment',
  'local_tax',
  'local_charge',
  'extra',
  'protection',
  'coupon',
] as const

/** A price; `lines` add up to `total`, and so do `pay_now` and `pay_at_desk`. */
export const PriceContract = z
  .object({
    total: MoneyContract,
    per_day: MoneyContract,
    pay_now: MoneyContract,
    pay_at_desk: MoneyContract,
    supplier_total: MoneyContract,
    lines: z.array(z.object({ kind: z.enum(PRICE_LINE_KINDS), label: z.string(), amount: MoneyContract })),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof PriceContract>

import { z } from 'zod'
import { LangIdField, queryNumber } from '#kernel/contract.ts'

export const RatesQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })

export const ExchangeRateContract = z
  .object({
    currency: z.string(),
    per_euro: z
      .string()
      .meta({ description: 'Units of it for one euro, as decimal text', example: '4.2692' }),
    date: z.iso.date().meta({ description: 'The day of the bank’s table' }),
    age_days: z.int().meta({ description: 'Days since then, by UTC' }),
  })
  .meta({ id: 'ExchangeRateInUse' })
export type ExchangeRateInUse = z.infer<typeof ExchangeRateContract>

export const RatesReply = z.object({ items: z.array(ExchangeRateContract) })
export type RatesInUse = z.infer<typeof RatesReply>

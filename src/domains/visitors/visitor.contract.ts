import { z } from 'zod'
import { CurrencyIdField } from '#kernel/contract.ts'

export const VisitorReply = z
  .object({
    country: z
      .string()
      .nullable()
      .meta({ description: 'ISO 3166-1 alpha-2; null: not known', example: 'KW' }),
    currency_id: CurrencyIdField.nullable().meta({
      description: 'The country’s currency; null: not one of ours',
    }),
  })
  .meta({ id: 'Visitor' })

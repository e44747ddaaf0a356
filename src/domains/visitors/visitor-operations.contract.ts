import { z } from 'zod'
import { CurrencyIdField } from '#kernel/contract.ts'
import { operation } from '#kernel/operation.ts'

const VisitorReply = z
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

export const guessVisitor = operation({
  method: 'get',
  path: '/visitor',
  summary: 'A first guess of a visitor’s country and currency by their network',
  access: 'anybody',
  limit: { name: 'visitor', perMinute: 30 },
  reply: [VisitorReply, 'The guess'],
  replyHeaders: { 'cache-control': 'private, no-store' },
})

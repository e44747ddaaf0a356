import { z } from 'zod'
import { keyedPage, keyedQuery, MoneyContract, orNull } from '#kernel/contract.ts'
import { MoneySubjectContract } from './books.contract.ts'

export const REFUND_STATES = ['due', 'failed', 'done'] as const

export const RefundsQuery = z.object({
  ...keyedQuery('refunds', 50),
  state: z.enum(REFUND_STATES).optional(),
})

export const CardRefundContract = z
  .object({
    refund_id: z.uuid(),
    about: MoneySubjectContract,
    state: z.enum(REFUND_STATES).meta({
      description: '`due`: to be sent to the card; `failed`: the gateway refused it, and a task says so',
    }),
    amount: MoneyContract,
    card: orNull(z.object({ brand: z.string(), last4: z.string() })),
    ordered_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    by_staff: z.boolean().meta({ description: 'A member of the staff gave it; else the terms did' }),
  })
  .meta({ id: 'CardRefund' })
export type CardRefund = z.infer<typeof CardRefundContract>

export const RefundsReply = z.object({ ...keyedPage(CardRefundContract) })
export type CardRefunds = z.infer<typeof RefundsReply>

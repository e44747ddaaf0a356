import { z } from 'zod'
import { MoneyContract } from '#kernel/contract.ts'

/** Reasons for a refund beyond the terms; each has its own message to the traveller. */
export const REFUND_CAUSES = [
  'car_differs',
  'car_late',
  'charged_wrongly',
  'plans_changed',
  'goodwill',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** A refund beyond the booking's terms, sent or on its way, as shown to the traveller. */
export const PaidBackContract = z
  .object({
    amount: MoneyContract,
    cause: z.enum(REFUND_CAUSES),
    at: z.iso.datetime().meta({ description: 'When it was sent' }),
    with_cancellation: z.boolean(),
    done: z.boolean().meta({ description: 'False: the gateway has not confirmed it yet' }),
  })
  .meta({ id: 'PaidBack' })
export type PaidBack = z.infer<typeof PaidBackContract>

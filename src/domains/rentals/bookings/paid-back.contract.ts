import { z } from 'zod'
import { MoneyContract } from '#kernel/contract.ts'

/** Why money goes back beyond the terms, as the traveller is told in words of ours. */
export const REFUND_CAUSES = [
  'car_differs',
  'car_late',
  'charged_wrongly',
  'plans_changed',
  'goodwill',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** Money that went back of a booking beyond its terms, or is on its way, as its traveller is told. */
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

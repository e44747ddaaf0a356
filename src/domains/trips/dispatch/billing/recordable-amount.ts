import { decimal, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export type AmountRejection<What extends string> = {
  code: `${What}_currency` | `${What}_of_nothing` | `${What}_too_large`
  detail: string
}

/** Checks an amount that the staff record for a trip: in its currency, above zero, and no more than `max`. */
export function recordableAmount<What extends string>(
  what: What,
  amount: Money,
  max: Money,
): Result<null, AmountRejection<What>> {
  if (amount.currency !== max.currency)
    return fail({ code: `${what}_currency`, detail: `This trip is in ${max.currency}` })
  if (amount.amount === 0) return fail({ code: `${what}_of_nothing`, detail: 'The amount is above zero' })
  if (amount.amount > max.amount)
    return fail({ code: `${what}_too_large`, detail: `At most ${decimal(max.amount)} ${max.currency}` })
  return ok(null)
}

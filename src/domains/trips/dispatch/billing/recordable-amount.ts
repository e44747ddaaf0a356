import { decimal, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export type AmountRefused<What extends string> = {
  code: `${What}_currency` | `${What}_of_nothing` | `${What}_too_large`
  detail: string
}

/** Checks an amount that the staff record for a trip: in its currency, above zero, and no more than `most`. */
export function recordableAmount<What extends string>(
  what: What,
  amount: Money,
  most: Money,
): Result<null, AmountRefused<What>> {
  if (amount.currency !== most.currency)
    return fail({ code: `${what}_currency`, detail: `This trip is in ${most.currency}` })
  if (amount.amount === 0) return fail({ code: `${what}_of_nothing`, detail: 'The amount is above zero' })
  if (amount.amount > most.amount)
    return fail({ code: `${what}_too_large`, detail: `At most ${decimal(most.amount)} ${most.currency}` })
  return ok(null)
}

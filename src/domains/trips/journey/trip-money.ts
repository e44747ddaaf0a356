import { add, subtract, zero, type Money } from '#kernel/money.ts'
import type { PayBy } from './trip.contract.ts'

/**
 * The amounts of a trip. `billed`: null before there is a bill. `paid`: by the wallet or card and on the spot, less
 * refunds. `due`: the rest, payable to whoever collects it.
 */
export type TripMoney = { quoted: Money; billed: Money | null; paid: Money; due: Money }

type PaidAmounts = Pick<TripMoney, 'quoted' | 'billed'> & {
  /** Paid by the wallet or the card. */
  paid: Money
  collected: Money
  cancelled: { fee: Money } | null
}

type ReturnInput = { payBy: PayBy; total: Money; paid: Money; cancelled: object | null }

/**
 * Computes the amounts of a trip. The amount owed is the cancellation fee, otherwise the bill or, before billing, the
 * quote.
 */
export function tripMoney({ quoted, billed, cancelled, ...by }: PaidAmounts): TripMoney {
  const owing = cancelled?.fee ?? billed ?? quoted
  const paid = add(by.paid, by.collected)
  return { quoted, billed, paid, due: nonNegative(subtract(owing, paid)) }
}

/** Returns the amount refunded to the wallet or the card, which had paid the quote, after a lower bill. */
export function returnedOf({ payBy, total, paid, cancelled }: ReturnInput): Money {
  const hasPaid = payBy !== 'driver' && paid.amount > 0
  return hasPaid && !cancelled ? nonNegative(subtract(total, paid)) : zero(total.currency)
}

function nonNegative(amount: Money): Money {
  return amount.amount < 0 ? zero(amount.currency) : amount
}

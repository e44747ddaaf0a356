import { add, subtract, zero, type Money } from '#kernel/money.ts'
import type { PayBy } from './trip.contract.ts'

/**
 * What a trip costs and what became of it. `billed`: null before there is a bill. `paid`: what its wallet or card paid
 * us and the driver or the desk collected, less what was given back. `due`: what is still to be paid, to whoever collects it.
 */
export type TripMoney = { quoted: Money; billed: Money | null; paid: Money; due: Money }

type Paid = Pick<TripMoney, 'quoted' | 'billed'> & {
  /** By the wallet or the card. */
  paid: Money
  collected: Money
  cancelled: { fee: Money } | null
}

type ReturnedFrom = { payBy: PayBy; total: Money; paid: Money; cancelled: object | null }

/** Of a trip that was cancelled its fee is owed, else its bill, and before there is one its quote. */
export function tripMoney({ quoted, billed, cancelled, ...by }: Paid): TripMoney {
  const owed = cancelled?.fee ?? billed ?? quoted
  const paid = add(by.paid, by.collected)
  return { quoted, billed, paid, due: atLeastNothing(subtract(owed, paid)) }
}

/** What the wallet or the card got back of what it had paid, which is the quote, once a lower bill was issued. */
export function returnedOf({ payBy, total, paid, cancelled }: ReturnedFrom): Money {
  const hasPaid = payBy !== 'driver' && paid.amount > 0
  return hasPaid && !cancelled ? atLeastNothing(subtract(total, paid)) : zero(total.currency)
}

function atLeastNothing(amount: Money): Money {
  return amount.amount < 0 ? zero(amount.currency) : amount
}

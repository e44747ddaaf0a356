import { subtract, zero, type Money } from '#kernel/money.ts'
import { payingCompany, type Payer } from './payer.ts'

/** What a bill moves: `taken` from the wallet, `returned` to the wallet or the card; `due` is left for the driver. */
export type BillSettlement = { taken: Money; returned: Money; paid: Money; due: Money }

/** A wallet is settled to the bill either way; a card gets back what is too much, and what is missing is collected. */
export function billSettlement(trip: Payer, billed: Money): BillSettlement {
  const none = zero(billed.currency)
  const missing = subtract(billed, trip.paid)
  const isWallet = payingCompany(trip) !== null
  if (missing.amount > 0)
    return isWallet
      ? { taken: missing, returned: none, paid: billed, due: none }
      : { taken: none, returned: none, paid: trip.paid, due: missing }
  if (isWallet || trip.payBy === 'card')
    return { taken: none, returned: subtract(none, missing), paid: billed, due: none }
  return { taken: none, returned: none, paid: trip.paid, due: none }
}

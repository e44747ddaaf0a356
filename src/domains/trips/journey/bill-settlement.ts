import { subtract, zero, type Money } from '#kernel/money.ts'
import { payingCompany, type Payer } from './payer.ts'

/**
 * Money movements of a bill: `taken` from the wallet, `returned` to the wallet or the card, and `due` to the driver.
 * `paid`: by the wallet or the card.
 */
export type BillSettlement = { taken: Money; returned: Money; paid: Money; due: Money }

/**
 * Settles a bill by wallet in either direction. A card is refunded only what it overpaid itself; the rest of
 * the bill is due on the spot.
 */
export function billSettlement(trip: Payer, billed: Money): BillSettlement {
  const none = zero(billed.currency)
  const missing = subtract(billed, trip.paid)
  const surplus = subtract(none, missing)
  const isWallet = payingCompany(trip) !== null
  if (isWallet && missing.amount > 0) return { taken: missing, returned: none, paid: billed, due: none }
  if ((isWallet || trip.payBy === 'card') && surplus.amount > 0)
    return { taken: none, returned: surplus, paid: billed, due: none }
  const due = subtract(missing, trip.collected)
  return { taken: none, returned: none, paid: trip.paid, due: due.amount > 0 ? due : none }
}

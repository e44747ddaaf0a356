import type { Money } from '#kernel/money.ts'

/**
 * Returns how much of a payment the card's bank has charged back for good. `chargedBack`: hundredths of the same currency;
 * after a change to a lower price, it may exceed the payment.
 */
export function partChargedBack(chargedBack: number, paid: Money): 'none' | 'part' | 'whole' {
  if (chargedBack <= 0) return 'none'
  return chargedBack >= paid.amount ? 'whole' : 'part'
}

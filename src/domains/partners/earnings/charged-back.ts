import type { Money } from '#kernel/money.ts'

/**
 * How much of what a traveller paid us the card's bank has taken back for good; `chargedBack` is in hundredths of the same
 * currency. After a change to a lower price, it may exceed the current price.
 */
export function partChargedBack(chargedBack: number, paid: Money): 'none' | 'part' | 'whole' {
  if (chargedBack <= 0) return 'none'
  return chargedBack >= paid.amount ? 'whole' : 'part'
}

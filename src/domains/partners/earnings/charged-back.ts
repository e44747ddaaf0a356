import type { Money } from '#kernel/money.ts'

/**
 * How much of what a traveller paid us the card's bank has taken back for good; `kept` is in hundredths of the same
 * currency. A change that made the booking cheaper may leave more kept than it costs now.
 */
export function partChargedBack(kept: number, paid: Money): 'none' | 'part' | 'whole' {
  if (kept <= 0) return 'none'
  return kept >= paid.amount ? 'whole' : 'part'
}

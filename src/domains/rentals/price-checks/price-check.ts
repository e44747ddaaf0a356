import { share, type Money } from '#kernel/money.ts'

/** Interval of price checks. */
export const LOOK_HOURS = 24
/** Min price drop for another mail: 2%. */
export const MIN_DROP_BASIS_POINTS = 200

/** Returns true if a price should be reported after the previously reported one, which is null if there is none. */
export function isWorthTelling(total: Money, told: Money | null): boolean {
  if (!told || told.currency !== total.currency) return true
  return total.amount <= told.amount - share(told, MIN_DROP_BASIS_POINTS).amount
}

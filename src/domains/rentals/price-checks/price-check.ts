import { share, type Money } from '#kernel/money.ts'

/** A price is looked at once a day, */
export const LOOK_HOURS = 24
/** and another mail names a price that is lower than the last one by 2%. */
export const MIN_DROP_BASIS_POINTS = 200

/** Returns true if a price is worth telling after an earlier one; null: none was told. */
export function isWorthTelling(total: Money, told: Money | null): boolean {
  if (!told || told.currency !== total.currency) return true
  return total.amount <= told.amount - share(told, MIN_DROP_BASIS_POINTS).amount
}

import { share, type Money } from '#kernel/money.ts'

/** Interval of price checks. */
export const CHECK_INTERVAL_HOURS = 24
/** Min price drop for another mail: 2%. */
export const MIN_DROP_BASIS_POINTS = 200

/** Returns true if a price should be reported after the previously reported one, which is null if there is none. */
export function isWorthReporting(total: Money, reported: Money | null): boolean {
  if (!reported || reported.currency !== total.currency) return true
  return total.amount <= reported.amount - share(reported, MIN_DROP_BASIS_POINTS).amount
}

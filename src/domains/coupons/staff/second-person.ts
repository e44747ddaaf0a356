import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'
import type { CouponDiscount } from '../coupon.ts'
import type { CouponTerms, HeldCoupon } from './coupon-terms.ts'

/** What one person gives with coupons; beyond it a second one of finance decides. */
export type CouponLimits = {
  percent: number
  amount: Money
  /** Orders of all coupons that one person makes or extends in a day. */
  uses: number
}

/** Whether a discount is more than one person may give. Without a rate of its currency it is. */
export function isTooMuch(takes: CouponDiscount, limits: CouponLimits, rates: ExchangeRates): boolean {
  if (takes.kind === 'percent') return takes.basisPoints > Math.round(limits.percent * 100)
  const most = convert(limits.amount, takes.amount.currency, rates)
  return most === null || takes.amount.amount > most.amount
}

/** How many orders more new terms allow; null: any number. `before` null: it is a new coupon. */
export function usesAdded(before: HeldCoupon | null, after: CouponTerms): number | null {
  if (!before) return after.totalLimit
  if (isNarrower(before, after)) return 0
  return after.totalLimit === null ? null : Math.max(0, after.totalLimit - before.used)
}

/** What uses count under, so that many small coupons of one person are as a large one. */
export function usesByOne(uses: number, askedBy: string, limits: CouponLimits): Counted {
  return {
    name: `coupon uses by ${askedBy}`,
    limit: { most: limits.uses, seconds: 24 * 3600 },
    by: uses,
  }
}

/** Nobody can use it longer, more often or for more than before. */
function isNarrower(before: CouponTerms, after: CouponTerms): boolean {
  const endsNoLater =
    before.validUntil === null ||
    (after.validUntil !== null && Temporal.Instant.compare(after.validUntil, before.validUntil) <= 0)
  const isNotMore =
    before.totalLimit === null || (after.totalLimit !== null && after.totalLimit <= before.totalLimit)
  return endsNoLater && isNotMore && (before.mayExceedMargin || !after.mayExceedMargin)
}

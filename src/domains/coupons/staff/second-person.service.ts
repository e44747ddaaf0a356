import { mayDo, rolesOf, type StaffActor } from '#domains/staff/public.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { CouponDiscount } from '../coupon.ts'
import type { CouponTerms, LockedCoupon } from './coupon-terms.ts'

/** The parts of the app that functions writing a coupon use. */
export type CouponApp = Pick<App, 'db' | 'clock' | 'windowCounts' | 'settings' | 'exchange'>

/** Limits of one person for coupons; beyond them a second person of finance decides. */
type CouponLimits = {
  percent: number
  amount: Money
  /** Orders of all coupons that one person makes or extends in a day. */
  uses: number
}

const DAY_SECONDS = 24 * 3600

/**
 * Returns true if new terms of a coupon need a second person. The uses that they add are counted in the transaction that
 * writes them, so that many small coupons of one person count as a large one.
 */
export async function needsSecondPerson(
  { windowCounts, settings, exchange }: CouponApp,
  tx: Db,
  { takes, before, after }: { takes: CouponDiscount; before: LockedCoupon | null; after: CouponTerms },
  { staffId }: StaffActor,
  now: Temporal.Instant,
): Promise<boolean> {
  const uses = usesAdded(before, after)
  if (uses === 0) return false
  const limits = {
    percent: settings.of('coupon_percent'),
    amount: settings.of('coupon_amount'),
    uses: settings.of('coupon_uses'),
  }
  if (uses === null || exceedsLimits(takes, limits, exchange())) return true
  if (after.mayExceedMargin && !mayDo(await rolesOf(tx, staffId), ['finance'])) return true
  const counted = {
    name: `coupon uses by ${staffId}`,
    limit: { most: limits.uses, seconds: DAY_SECONDS },
    by: uses,
  }
  return (await windowCounts.takeIn(tx, [counted], now)) > 0
}

/** Returns true if a discount is more than one person may give, or if there is no exchange rate of its currency. */
function exceedsLimits(takes: CouponDiscount, limits: CouponLimits, rates: ExchangeRates): boolean {
  if (takes.kind === 'percent') return takes.basisPoints > Math.round(limits.percent * 100)
  const max = convert(limits.amount, takes.amount.currency, rates)
  return max === null || takes.amount.amount > max.amount
}

/** Returns how many more orders new terms allow; null if unlimited. `before` is null for a new coupon. */
function usesAdded(before: LockedCoupon | null, after: CouponTerms): number | null {
  if (!before) return after.totalLimit
  if (isNarrower(before, after)) return 0
  return after.totalLimit === null ? null : Math.max(0, after.totalLimit - before.used)
}

/** Returns true if the new terms allow no longer, more frequent or larger use than before. */
function isNarrower(before: CouponTerms, after: CouponTerms): boolean {
  const endsNoLater =
    before.validUntil === null ||
    (after.validUntil !== null && Temporal.Instant.compare(after.validUntil, before.validUntil) <= 0)
  const isNotMore =
    before.totalLimit === null || (after.totalLimit !== null && after.totalLimit <= before.totalLimit)
  return endsNoLater && isNotMore && (before.mayExceedMargin || !after.mayExceedMargin)
}

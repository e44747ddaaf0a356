import { mayDo, type StaffActor, type StaffRole } from '#domains/staff/public.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { CouponDiscount } from '../coupon.ts'
import type { CouponTerms, HeldCoupon } from './coupon-terms.ts'
import { isTooMuch, usesAdded, usesByOne, type CouponLimits } from './second-person.ts'

/** Whether terms of a coupon are too much for who wants them, in the transaction that writes them; what they may give is counted. */
export type NeedsTwo = (
  tx: Db,
  wanted: { takes: CouponDiscount; before: HeldCoupon | null; after: CouponTerms },
  by: StaffActor,
  now: Temporal.Instant,
) => Promise<boolean>

type Needs = {
  counts: Pick<WindowCounts, 'takeIn'>
  rolesOf: (staffId: string) => Promise<readonly StaffRole[]>
  limits: () => CouponLimits
  exchange: () => ExchangeRates
}

export function needsTwo({ counts, rolesOf, limits, exchange }: Needs): NeedsTwo {
  return async (tx, { takes, before, after }, { staffId }, now) => {
    const uses = usesAdded(before, after)
    if (uses === 0) return false
    const allowed = limits()
    if (uses === null || isTooMuch(takes, allowed, exchange())) return true
    if (after.mayExceedMargin && !mayDo(await rolesOf(staffId), ['finance'])) return true
    return (await counts.takeIn(tx, [usesByOne(uses, staffId, allowed)], now)) > 0
  }
}

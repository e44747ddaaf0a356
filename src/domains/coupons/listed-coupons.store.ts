import type { Db } from '#platform/db/database.ts'
import type { Coupon } from './coupon.ts'
import { toCoupon } from './coupon.store.ts'

/** More coupons than any page shows. */
const MOST_LISTED = 50

/** Coupons for everybody that apply at an instant: begun, not over, not used up; the first to end comes first. */
export type ListedCoupons = (now: Temporal.Instant) => Promise<Coupon[]>

export function listedCoupons(db: Db): ListedCoupons {
  return async (now) => {
    const rows = await db
      .selectFrom('coupons')
      .selectAll()
      .where('listed', '=', true)
      .where('given_to', 'is', null)
      .where('valid_from', '<=', now)
      .where(({ eb, or }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
      .where(({ eb, or, ref }) => or([eb('total_limit', 'is', null), eb('used', '<', ref('total_limit'))]))
      .orderBy('valid_until', (order) => order.asc().nullsLast())
      .orderBy('code')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(toCoupon)
  }
}

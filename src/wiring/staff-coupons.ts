import { changeCoupon } from '#domains/coupons/staff/change-coupon.usecase.ts'
import { changedCouponStore } from '#domains/coupons/staff/changed-coupon.store.ts'
import { makeCoupon } from '#domains/coupons/staff/make-coupon.usecase.ts'
import { staffCouponRoutes } from '#domains/coupons/staff/staff-coupon.routes.ts'
import { staffCouponReads } from '#domains/coupons/staff/staff-coupon.store.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff do with coupons. */
export function wireStaffCoupons(
  { db, clock, rateLimit }: Shared,
  { staffWrite, requireStaff }: Pick<Staff, 'staffWrite' | 'requireStaff'>,
) {
  const common = { coupons: changedCouponStore, staffWrite }
  return {
    api: [
      staffCouponRoutes({
        reads: staffCouponReads(db),
        makeCoupon: makeCoupon(common),
        changeCoupon: changeCoupon(common),
        requireStaff,
        rateLimit,
        clock,
      }),
    ],
  }
}

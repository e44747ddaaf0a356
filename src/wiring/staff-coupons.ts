import { changeCoupon } from '#domains/coupons/staff/change-coupon.usecase.ts'
import { changedCouponStore } from '#domains/coupons/staff/changed-coupon.store.ts'
import { makeCoupon } from '#domains/coupons/staff/make-coupon.usecase.ts'
import { staffCouponRoutes } from '#domains/coupons/staff/staff-coupon.routes.ts'
import { staffCouponReads } from '#domains/coupons/staff/staff-coupon.store.ts'
import { needsTwo } from '#domains/coupons/staff/needs-two.service.ts'
import { decideCoupon } from '#domains/coupons/staff/decide-coupon.usecase.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

/** What the staff do with coupons. */
export function wireStaffCoupons(
  { db, clock, settings, windowCounts: counts, rateLimit }: Shared,
  { staffWrite, requireStaff, rolesOf }: Pick<Staff, 'staffWrite' | 'requireStaff' | 'rolesOf'>,
  { exchange }: Pick<Suppliers, 'exchange'>,
) {
  const limits = () => ({
    percent: settings.of('coupon_percent'),
    amount: settings.of('coupon_amount'),
    uses: settings.of('coupon_uses'),
  })
  const common = {
    coupons: changedCouponStore,
    needsTwo: needsTwo({ counts, rolesOf, limits, exchange }),
    staffWrite,
  }
  return {
    api: [
      staffCouponRoutes({
        reads: staffCouponReads(db),
        makeCoupon: makeCoupon(common),
        changeCoupon: changeCoupon(common),
        decideCoupon: decideCoupon(common),
        requireStaff,
        rateLimit,
        clock,
      }),
    ],
  }
}

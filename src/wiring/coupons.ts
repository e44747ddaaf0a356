import { checkCoupon } from '#domains/coupons/check-coupon.usecase.ts'
import { couponRoutes } from '#domains/coupons/coupon.routes.ts'
import { couponStore, redeemCoupon, releaseCoupon } from '#domains/coupons/coupon.store.ts'
import { fitCoupon } from '#domains/coupons/fit-coupon.usecase.ts'
import { limitCodes } from '#domains/coupons/limit-codes.middleware.ts'
import { listOwnCoupons } from '#domains/coupons/list-own-coupons.usecase.ts'
import { ownCoupons } from '#domains/coupons/own-coupons.store.ts'
import { refitCoupon } from '#domains/coupons/refit-coupon.usecase.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Shared } from './share-context.ts'

export type Coupons = ReturnType<typeof wireCoupons>

export function wireCoupons({ db, clock, rateLimit }: Shared, { requireRole }: Accounts) {
  const coupons = couponStore(db)
  const fit = fitCoupon({ coupons, clock })
  const limited = limitCodes(rateLimit)
  return {
    limitCodes: limited,
    fitCoupon: fit,
    refitCoupon: refitCoupon({ coupons }),
    redeemCoupon,
    releaseCoupon,
    // It reads the bookings to find their owner, so it runs before these are erased.
    ownData: [ownCoupons(db)],
    api: [
      couponRoutes({
        checkCoupon: checkCoupon({ coupons, clock }),
        listOwnCoupons: listOwnCoupons({ coupons, clock }),
        requireRole,
        limitCodes: limited,
      }),
    ],
  }
}

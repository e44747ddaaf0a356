import type { Clock } from '#kernel/clock.ts'
import { ok, type Result } from '#kernel/result.ts'
import { couponCode, couponFailure, unusableReason, type CouponFailure, type UnusableCode } from './coupon.ts'
import type { CouponStore } from './coupon.store.ts'

export type CheckCouponFailure = CouponFailure<UnusableCode | 'coupon_unknown'>

/** Whether a coupon is usable at all now, before a car is chosen; returns its code in stored form. */
export type CheckCoupon = (typed: string) => Promise<Result<{ code: string }, CheckCouponFailure>>

export function checkCoupon({ coupons, clock }: { coupons: CouponStore; clock: Clock }): CheckCoupon {
  return async (typed) => {
    const code = couponCode(typed)
    const coupon = await coupons.find(code)
    const refused = coupon ? unusableReason(coupon, clock.now()) : 'coupon_unknown'
    return refused ? couponFailure(refused) : ok({ code })
  }
}

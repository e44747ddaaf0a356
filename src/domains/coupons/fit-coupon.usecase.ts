import type { Clock } from '#kernel/clock.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { BookedCoupon } from './coupon.contract.ts'
import type { Price } from '#kernel/price.contract.ts'
import { couponDiscount, couponFailure, isFor, type CouponCart, type CouponFailure } from './coupon.ts'
import type { CouponStore } from './coupon.store.ts'
import { bookedCoupon, withCoupon } from './discounted-price.ts'

export type FittedCoupon = { coupon: BookedCoupon; price: Price }

/** What a coupon takes off a cart now, and the price with it; or why it does not fit. `code` is in upper case. */
export type FitCoupon = (
  code: string,
  cart: CouponCart,
  users: readonly string[],
) => Promise<Result<FittedCoupon, CouponFailure>>

export function fitCoupon({ coupons, clock }: { coupons: CouponStore; clock: Clock }): FitCoupon {
  return async (code, cart, users) => {
    const coupon = await coupons.find(code)
    if (!coupon) return couponFailure('coupon_unknown')
    if (!isFor(coupon, users)) return couponFailure('coupon_not_yours')
    const usedByYou = await coupons.usesOf(coupon.id, users)
    const discount = couponDiscount(coupon, cart, { now: clock.now(), usedByYou })
    if (!discount.ok) return discount
    const booked = bookedCoupon(code, discount.value)
    return ok({ coupon: booked, price: withCoupon(cart.price, booked, cart.days) })
  }
}

import { ok, type Result } from '#kernel/result.ts'
import type { BookedCoupon } from './coupon.contract.ts'
import { couponFailure, refittedDiscount, type CouponCart, type CouponFailure } from './coupon.ts'
import type { CouponStore } from './coupon.store.ts'
import { bookedCoupon, withCoupon } from './discounted-price.ts'
import type { FittedCoupon } from './fit-coupon.usecase.ts'

/** What a booking's coupon takes off its changed price, never more than before; or why it no longer fits. */
export type RefitCoupon = (
  bookingId: string,
  coupon: BookedCoupon,
  cart: CouponCart,
) => Promise<Result<FittedCoupon, CouponFailure>>

export function refitCoupon({ coupons }: { coupons: Pick<CouponStore, 'usedBy'> }): RefitCoupon {
  return async (bookingId, { code, discount: before }, cart) => {
    const use = await coupons.usedBy(bookingId)
    if (!use) return couponFailure('coupon_unknown')
    const discount = refittedDiscount(use.coupon, cart, { usedAt: use.at, before })
    if (!discount.ok) return discount
    const booked = bookedCoupon(code, discount.value)
    return ok({ coupon: booked, price: withCoupon(cart.price, booked, cart.days) })
  }
}

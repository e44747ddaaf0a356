import { ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from '../cart-operations.contract.ts'
import { changeCoupon, type CouponApp } from './change-coupon.usecase.ts'
import { couponCart } from './coupon-cart.ts'

/** Removes the coupon from a cart; a cart without one is unchanged. */
export function removeCoupon(app: CouponApp, { body, session }: Call<typeof operations.removeCoupon>) {
  return changeCoupon<never>(app, { access: session, bookingId: body.booking_id }, async (booking) => {
    if (!booking.coupon) return ok(null)
    return ok({
      set: { coupon: null, price: couponCart(booking).price },
      event: { kind: 'coupon_removed', detail: { code: booking.coupon.code } },
    })
  })
}

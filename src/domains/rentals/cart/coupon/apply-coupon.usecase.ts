import { couponCode, fitCoupon } from '#domains/coupons/public.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from '../cart-operations.contract.ts'
import { changeCoupon, type CouponApp } from './change-coupon.usecase.ts'
import { couponCart, couponUsers } from './coupon-cart.ts'

/** Applies a coupon to a cart's price, replacing the current one. Only an order redeems it. */
export function applyCoupon(
  app: CouponApp & Pick<App, 'db'>,
  { body, session }: Call<typeof operations.applyCoupon>,
) {
  return changeCoupon(app, { access: session, bookingId: body.booking_id }, async (booking) => {
    const code = couponCode(body.code)
    const fitted = await fitCoupon(app, code, couponCart(booking), couponUsers(booking))
    if (!fitted.ok) return fitted
    return ok({ set: fitted.value, event: { kind: 'coupon_applied', detail: { code } } })
  })
}

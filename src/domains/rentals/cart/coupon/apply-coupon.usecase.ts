import { ok, type Result } from '#kernel/result.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { BookingAccess } from '../../bookings/booking-read.store.ts'
import { changeCoupon, type CartFailure, type ChangeNeeds } from './change-coupon.usecase.ts'
import { couponCode, fitCoupon, type CouponFailure } from '#domains/coupons/public.ts'
import type { App } from '#platform/app.ts'
import { couponCart, couponUsers } from './coupon-cart.ts'

export type ApplyCouponFailure = CartFailure | CouponFailure

export type ApplyCoupon = (request: {
  access: BookingAccess
  bookingId: string
  code: string
}) => Promise<Result<Booking, ApplyCouponFailure>>

/** Applies a coupon to a cart's price, replacing the current one. Only an order redeems it. */
export function applyCoupon(needs: ChangeNeeds & Pick<App, 'db'>): ApplyCoupon {
  return ({ code: typed, ...which }) =>
    changeCoupon(needs, which, async (booking) => {
      const code = couponCode(typed)
      const fitted = await fitCoupon(needs, code, couponCart(booking), couponUsers(booking))
      if (!fitted.ok) return fitted
      return ok({ set: fitted.value, event: { kind: 'coupon_applied', detail: { code } } })
    })
}

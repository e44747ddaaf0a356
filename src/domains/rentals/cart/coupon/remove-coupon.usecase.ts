import { ok, type Result } from '#kernel/result.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { BookingAccess } from '../../bookings/booking-read.store.ts'
import { changeCoupon, type CartFailure, type ChangeNeeds } from './change-coupon.usecase.ts'
import { couponCart } from './coupon-cart.ts'

export type RemoveCouponFailure = CartFailure

export type RemoveCoupon = (request: {
  access: BookingAccess
  bookingId: string
}) => Promise<Result<Booking, RemoveCouponFailure>>

/** Removes the coupon from a cart; a cart without one is unchanged. */
export function removeCoupon(needs: ChangeNeeds): RemoveCoupon {
  return (which) =>
    changeCoupon(needs, which, async (booking) => {
      if (!booking.coupon) return ok(null)
      return ok({
        set: { coupon: null, price: couponCart(booking).price },
        event: { kind: 'coupon_removed', detail: { code: booking.coupon.code } },
      })
    })
}

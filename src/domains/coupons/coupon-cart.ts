import type { BookingRecord } from '#domains/rentals/bookings/booking.ts'
import type { Driver } from '#domains/rentals/bookings/driver.contract.ts'
import { emailKey } from '#kernel/email-address.ts'
import type { CouponCart } from './coupon.ts'
import { withoutCoupon } from './discounted-price.ts'

/** A cart, or a booking to be changed, as a coupon is checked against it: without its current coupon. */
export function couponCart({
  sold,
  price,
  coupon,
  exchange,
}: Pick<BookingRecord, 'sold' | 'price' | 'coupon' | 'exchange'>): CouponCart {
  return {
    offer: sold.offer,
    price: withoutCoupon(price, coupon, sold.days),
    exchange,
    days: sold.days,
  }
}

/**
 * The names a use is counted under: the account, and the driver's e-mail, because a guest has a new account with each
 * visit.
 */
export function couponUsers({ userId, driver }: { userId: string; driver: Driver | null }): string[] {
  return driver ? [userId, emailKey(driver.email)] : [userId]
}

import { withoutCoupon, type CouponCart } from '#domains/coupons/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { money, subtract } from '#kernel/money.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import { partnerPart } from '../../search/offers/offer-price.ts'

/** A sold car at its price, with its current coupon. */
type Couponed = Pick<BookingRecord, 'price' | 'coupon' | 'exchange'> & {
  sold: Pick<BookingRecord['sold'], 'offer' | 'days' | 'ledBy'>
}

/** Returns a cart, or a booking to be changed, without its current coupon, for checking a coupon against it. */
export function couponCart({ sold, price: now, coupon, exchange }: Couponed): CouponCart {
  const { offer, days, ledBy: attribution } = sold
  const price = withoutCoupon(now, coupon, days)
  const ours = subtract(price.total, price.supplier_total)
  const partners = attribution?.earns === 'percent' ? partnerPart(offer, attribution.basisPoints).amount : 0
  return { offer, price, margin: money(Math.max(0, ours.amount - partners), ours.currency), exchange, days }
}

/**
 * Returns the keys that a redemption counts against: the account, and the driver's email, because a guest has a new
 * account with each visit.
 */
export function couponUsers({
  userId,
  driver,
}: {
  userId: string
  driver: { email: string } | null
}): string[] {
  return driver ? [userId, emailKey(driver.email)] : [userId]
}

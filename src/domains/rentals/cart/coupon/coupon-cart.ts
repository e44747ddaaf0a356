import { withoutCoupon, type CouponCart } from '#domains/coupons/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { money, subtract } from '#kernel/money.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import { partnerPart } from '../../search/offers/offer-price.ts'

/** What is sold, at its price with the coupon it has. */
type Couponed = Pick<BookingRecord, 'price' | 'coupon' | 'exchange'> & {
  sold: Pick<BookingRecord['sold'], 'offer' | 'days' | 'ledBy'>
}

/** A cart, or a booking to be changed, as a coupon is checked against it: without its current coupon. */
export function couponCart({ sold, price: now, coupon, exchange }: Couponed): CouponCart {
  const { offer, days, ledBy } = sold
  const price = withoutCoupon(now, coupon, days)
  const ours = subtract(price.total, price.supplier_total)
  const partners = ledBy?.earns === 'percent' ? partnerPart(offer, ledBy.basisPoints).amount : 0
  return { offer, price, margin: money(Math.max(0, ours.amount - partners), ours.currency), exchange, days }
}

/**
 * The names a use is counted under: the account, and the driver's e-mail, because a guest has a new account with each
 * visit.
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

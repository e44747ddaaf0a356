import { emailKey } from '#kernel/email-address.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { BookedCoupon } from './coupon.contract.ts'
import type { CouponCart, CouponedOffer } from './coupon.ts'
import { withoutCoupon } from './discounted-price.ts'

/** What is sold, at its price with the coupon it has. */
type Couponed = {
  sold: { offer: CouponedOffer; days: number }
  price: Price
  coupon: BookedCoupon | null
  exchange: ExchangeRates
}

/** A cart, or a booking to be changed, as a coupon is checked against it: without its current coupon. */
export function couponCart({ sold, price, coupon, exchange }: Couponed): CouponCart {
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
export function couponUsers({
  userId,
  driver,
}: {
  userId: string
  driver: { email: string } | null
}): string[] {
  return driver ? [userId, emailKey(driver.email)] : [userId]
}

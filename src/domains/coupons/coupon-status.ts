import type { CouponCode } from './coupon.ts'

/** HTTP status of each reason to refuse a coupon, alone or with an order. */
export const couponStatus = {
  coupon_unknown: 422,
  coupon_not_yet_valid: 422,
  coupon_over: 422,
  coupon_used_up: 422,
  coupon_not_yours: 422,
  coupon_used_by_you: 422,
  coupon_minimum: 422,
  coupon_wrong_supplier: 422,
  coupon_wrong_country: 422,
  coupon_paid_at_desk: 422,
  coupon_price_lowest: 422,
  coupon_currency: 422,
} as const satisfies Record<CouponCode, number>

export {
  couponCode,
  type Coupon,
  type CouponCode,
  type CouponFailure,
  type CouponCart,
  type CouponDiscount,
} from './coupon.ts'
export type { BookedCoupon } from './coupon.contract.ts'
export { couponTitles } from './coupon-problem.http.ts'
export { issueCoupon, listPublicCoupons, redeemCoupon, releaseCoupon } from './coupon.store.ts'
export { readAmount, readDiscount } from './parse-discount.ts'
export { withoutCoupon } from './discounted-price.ts'
export { fitCoupon, refitCoupon } from './use-coupon.usecase.ts'

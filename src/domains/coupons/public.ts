export type { ListedCoupons } from './listed-coupons.store.ts'
export {
  couponCode,
  couponFailure,
  type Coupon,
  type CouponCode,
  type CouponFailure,
  type CouponCart,
  type CouponDiscount,
} from './coupon.ts'
export { readAmount, readDiscount } from './discount-text.ts'
export type { BookedCoupon } from './coupon.contract.ts'
export type { LimitCodes } from './limit-codes.middleware.ts'
export { couponStatus } from './coupon-status.ts'
export { withoutCoupon } from './discounted-price.ts'
export type { Redemption } from './coupon.store.ts'
export type { FitCoupon } from './fit-coupon.usecase.ts'
export type { RefitCoupon } from './refit-coupon.usecase.ts'
export { couponTitles } from './coupon-problem.http.ts'

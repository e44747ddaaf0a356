export { couponFailure, type CouponCode, type CouponFailure } from './coupon.ts'
export { couponCart, couponUsers } from './coupon-cart.ts'
export type { Redemption } from './coupon.store.ts'
export type { FitCoupon } from './fit-coupon.usecase.ts'

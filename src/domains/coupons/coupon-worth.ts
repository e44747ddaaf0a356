import type { OwnCoupon } from './coupon.contract.ts'
import type { CouponDiscount } from './coupon.ts'

/** What a coupon takes off, as it is told. */
export function worthOf(takes: CouponDiscount): OwnCoupon['takes'] {
  return takes.kind === 'fixed'
    ? takes
    : { kind: 'percent', percent: takes.basisPoints / 100, most: takes.most }
}

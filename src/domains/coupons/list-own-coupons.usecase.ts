import type { Clock } from '#kernel/clock.ts'
import type { OwnCoupon } from './coupon.contract.ts'
import { unusableReason, type Coupon, type UnusableCode } from './coupon.ts'
import type { CouponStore } from './coupon.store.ts'
import { worthOf } from './coupon-worth.ts'

/** The coupons given to an account, newest first, and the state of each now. */
export type ListOwnCoupons = (userId: string) => Promise<OwnCoupon[]>

const STATES = {
  coupon_not_yet_valid: 'not_yet_valid',
  coupon_over: 'over',
  coupon_used_up: 'used',
} as const satisfies Record<UnusableCode, OwnCoupon['state']>

export function listOwnCoupons({
  coupons,
  clock,
}: {
  coupons: Pick<CouponStore, 'listGivenTo'>
  clock: Clock
}): ListOwnCoupons {
  return async (userId) => {
    const given = await coupons.listGivenTo(userId)
    return given.map((coupon) => ({
      code: coupon.code,
      takes: worthOf(coupon.takes),
      minimum_total: coupon.minimumTotal,
      valid_from: coupon.validFrom.toString(),
      valid_until: coupon.validUntil?.toString() ?? null,
      state: stateOf(coupon, clock.now()),
    }))
  }
}

/** A used coupon is not reported as expired, even after its period. */
function stateOf(coupon: Coupon, now: Temporal.Instant): OwnCoupon['state'] {
  if (coupon.totalLimit !== null && coupon.used >= coupon.totalLimit) return 'used'
  const over = unusableReason(coupon, now)
  return over ? STATES[over] : 'usable'
}

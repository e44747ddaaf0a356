import { fail, ok, type Result } from '#kernel/result.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './coupon-operations.contract.ts'
import type { BookedCoupon, PersonalCoupon } from './coupon.contract.ts'
import {
  couponCode,
  couponDiscount,
  isFor,
  refittedDiscount,
  toApiDiscount,
  unusableReason,
  type Coupon,
  type CouponCart,
  type CouponFailure,
  type UnusableCode,
} from './coupon.ts'
import { countUses, findCoupon, findUsedCoupon, listIssuedCoupons } from './coupon.store.ts'
import { bookedCoupon, withCoupon } from './discounted-price.ts'

/** Checks that a coupon is usable at all now, before a car is chosen; returns its code in stored form. */
export async function checkCoupon(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { body }: Call<typeof operations.checkCoupon>,
): Promise<Result<{ code: string }, CouponFailure>> {
  const code = couponCode(body.code)
  const coupon = await findCoupon(db, code)
  const rejected = coupon ? unusableReason(coupon, clock.now()) : 'coupon_unknown'
  return rejected ? fail({ code: rejected }) : ok({ code })
}

const STATES = {
  coupon_not_yet_valid: 'not_yet_valid',
  coupon_over: 'over',
  coupon_used_up: 'used',
} as const satisfies Record<UnusableCode, PersonalCoupon['state']>

/** Lists the coupons issued to an account, newest first, with their states now. */
export async function listPersonalCoupons(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId }: Call<typeof operations.listPersonalCoupons>,
): Promise<{ items: PersonalCoupon[] }> {
  const issued = await listIssuedCoupons(db, userId)
  const items = issued.map((coupon) => ({
    code: coupon.code,
    takes: toApiDiscount(coupon.takes),
    minimum_total: coupon.minimumTotal,
    valid_from: coupon.validFrom.toString(),
    valid_until: coupon.validUntil?.toString() ?? null,
    state: stateOf(coupon, clock.now()),
  }))
  return { items }
}

/** A used coupon is not reported as expired, even after its period. */
function stateOf(coupon: Coupon, now: Temporal.Instant): PersonalCoupon['state'] {
  if (coupon.totalLimit !== null && coupon.used >= coupon.totalLimit) return 'used'
  const over = unusableReason(coupon, now)
  return over ? STATES[over] : 'usable'
}

type FittedCoupon = { coupon: BookedCoupon; price: Price }

/** Computes the discount of a coupon on a cart now, and the price with it. `code` is in upper case. */
export async function fitCoupon(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  code: string,
  cart: CouponCart,
  users: readonly string[],
): Promise<Result<FittedCoupon, CouponFailure>> {
  const coupon = await findCoupon(db, code)
  if (!coupon) return fail({ code: 'coupon_unknown' })
  if (!isFor(coupon, users)) return fail({ code: 'coupon_not_yours' })
  const usedByYou = await countUses(db, coupon.id, users)
  const discount = couponDiscount(coupon, cart, { now: clock.now(), usedByYou })
  if (!discount.ok) return discount
  const booked = bookedCoupon(code, discount.value)
  return ok({ coupon: booked, price: withCoupon(cart.price, booked, cart.days) })
}

/** Computes the discount of a booking's coupon on its changed price, never more than before. */
export async function refitCoupon(
  { db }: Pick<App, 'db'>,
  bookingId: string,
  { code, discount: before }: BookedCoupon,
  cart: CouponCart,
): Promise<Result<FittedCoupon, CouponFailure>> {
  const use = await findUsedCoupon(db, bookingId)
  if (!use) return fail({ code: 'coupon_unknown' })
  const discount = refittedDiscount(use.coupon, cart, { usedAt: use.at, before })
  if (!discount.ok) return discount
  const booked = bookedCoupon(code, discount.value)
  return ok({ coupon: booked, price: withCoupon(cart.price, booked, cart.days) })
}

import { divideRounded, money, subtract, zero, type Money } from '#kernel/money.ts'
import type { BookedCoupon } from './coupon.contract.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { Discount } from './coupon.ts'

/** A coupon as stored with a cart. */
export function bookedCoupon(code: string, { amount, limited }: Discount): BookedCoupon {
  return { code, discount: amount, ...(limited && { limited }) }
}

/**
 * Returns a price with a coupon: a negative line, subtracted from the total and from the amount paid now. The
 * desk's and the supplier's parts are unchanged.
 */
export function withCoupon(price: Price, { code, discount }: BookedCoupon, days: number): Price {
  const line = { kind: 'coupon' as const, label: code, amount: subtract(zero(discount.currency), discount) }
  return paidLess({ ...price, lines: [...price.lines, line] }, discount, days)
}

/** The price before its coupon. */
export function withoutCoupon(price: Price, coupon: BookedCoupon | null, days: number): Price {
  if (!coupon) return price
  const lines = price.lines.filter(({ kind }) => kind !== 'coupon')
  return paidLess({ ...price, lines }, subtract(zero(coupon.discount.currency), coupon.discount), days)
}

function paidLess(price: Price, discount: Money, days: number): Price {
  const total = subtract(price.total, discount)
  return {
    ...price,
    total,
    per_day: money(divideRounded(BigInt(total.amount), BigInt(days)), total.currency),
    pay_now: subtract(price.pay_now, discount),
  }
}

import { convert, money, share, type ExchangeRates, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { COUPON_FAILURES } from './coupon-operations.contract.ts'
import type { PersonalCoupon } from './coupon.contract.ts'

/** The discount of a coupon: a share of the total, optionally capped, or a fixed amount. */
export type CouponDiscount =
  | { kind: 'percent'; basisPoints: number; most: Money | null }
  | { kind: 'fixed'; amount: Money }

/** A coupon and its conditions; a null limit means unlimited, and no suppliers or countries listed means all. */
export type Coupon = {
  id: string
  /** In upper case. */
  code: string
  /** The account it is issued to. Null if any account may use it. */
  givenTo: string | null
  takes: CouponDiscount
  minimumTotal: Money | null
  validFrom: Temporal.Instant
  /** It expires at this instant. */
  validUntil: Temporal.Instant | null
  perUserLimit: number | null
  totalLimit: number | null
  used: number
  supplierIds: readonly number[]
  countryCodes: readonly string[]
  /** A person of finance has allowed that it takes off more than our margin. */
  mayExceedMargin: boolean
}

/** A discount in API format. */
export function toApiDiscount(takes: CouponDiscount): PersonalCoupon['takes'] {
  return takes.kind === 'fixed'
    ? takes
    : { kind: 'percent', percent: takes.basisPoints / 100, most: takes.most }
}

/** The details of an offer that a coupon's conditions check. */
export type CouponedOffer = {
  supplier: { id: number }
  pickup: { country_code: string }
  payment: { timing: 'now' | 'desk' | 'part' }
}

/** The cart a coupon is checked against: its car, its price before any coupon, its exchange rates. */
export type CouponCart = {
  offer: CouponedOffer
  price: Price
  /** The part of the price that is left to us after the supplier's and the partner's. */
  margin: Money
  exchange: ExchangeRates
  days: number
}

/** Reasons a coupon is unusable for any user and car. */
export type UnusableCode = 'coupon_not_yet_valid' | 'coupon_over' | 'coupon_used_up'

/** Every reason to reject a coupon. */
export type CouponCode = keyof typeof COUPON_FAILURES

export type CouponFailure = { code: CouponCode }

/** A code's stored and compared form: upper case, trimmed. */
export function couponCode(entered: string): string {
  return entered.trim().toUpperCase()
}

/** `limited`: the price allows less than the coupon. */
export type Discount = { amount: Money; limited: boolean }

/**
 * Returns a coupon's discount on a cart, in the currency of its price. We bear the discount, so it is at most
 * the amount paid to us now, and at most our margin unless finance allows more. A car paid at the desk gets
 * none. `usedByYou`: number of uses by this traveller.
 */
export function couponDiscount(
  coupon: Coupon,
  { offer, price, margin, exchange }: CouponCart,
  { now, usedByYou }: { now: Temporal.Instant; usedByYou: number },
): Result<Discount, CouponFailure> {
  const rejection = unfit(coupon, offer, price, { now, usedByYou })
  if (rejection) return fail({ code: rejection })
  const { currency } = price.total
  const here = (amount: Money) => convert(amount, currency, exchange)
  const minimum = coupon.minimumTotal && here(coupon.minimumTotal)
  const full = fullDiscount(coupon.takes, price.total, here)
  if (!full || (coupon.minimumTotal && !minimum)) return fail({ code: 'coupon_currency' })
  if (minimum && price.total.amount < minimum.amount) return fail({ code: 'coupon_minimum' })
  const max = coupon.mayExceedMargin ? price.pay_now.amount : Math.min(price.pay_now.amount, margin.amount)
  if (max <= 0) return fail({ code: 'coupon_price_lowest' })
  return ok({ amount: money(Math.min(full.amount, max), currency), limited: full.amount > max })
}

/**
 * Returns the discount of a booking's coupon on its changed price: never more than before, and nothing where its minimum, its
 * suppliers or its countries no longer fit. Its use was counted at the order, so its period is checked for that day,
 * and its limits are not checked again.
 */
export function refittedDiscount(
  coupon: Coupon,
  cart: CouponCart,
  { usedAt, before }: { usedAt: Temporal.Instant; before: Money },
): Result<Discount, CouponFailure> {
  const used = { ...coupon, perUserLimit: null, totalLimit: null }
  const fitted = couponDiscount(used, cart, { now: usedAt, usedByYou: 0 })
  if (!fitted.ok || fitted.value.amount.amount <= before.amount) return fitted
  return ok({ amount: before, limited: false })
}

/** Returns true if a coupon is for one of these users, or for any. */
export function isFor({ givenTo }: Pick<Coupon, 'givenTo'>, users: readonly string[]): boolean {
  return givenTo === null || users.includes(givenTo)
}

/** Returns the reason a coupon is unusable for any user now. Null if it is usable. */
export function unusableReason(
  { validFrom, validUntil, totalLimit, used }: Coupon,
  now: Temporal.Instant,
): UnusableCode | null {
  if (Temporal.Instant.compare(now, validFrom) < 0) return 'coupon_not_yet_valid'
  if (validUntil && Temporal.Instant.compare(now, validUntil) >= 0) return 'coupon_over'
  return totalLimit !== null && used >= totalLimit ? 'coupon_used_up' : null
}

function unfit(
  coupon: Coupon,
  offer: CouponedOffer,
  price: Price,
  { now, usedByYou }: { now: Temporal.Instant; usedByYou: number },
): CouponCode | null {
  const { perUserLimit, supplierIds, countryCodes } = coupon
  const over = unusableReason(coupon, now)
  if (over) return over
  if (perUserLimit !== null && usedByYou >= perUserLimit) return 'coupon_used_by_you'
  if (supplierIds.length > 0 && !supplierIds.includes(offer.supplier.id)) return 'coupon_wrong_supplier'
  if (countryCodes.length > 0 && !countryCodes.includes(offer.pickup.country_code))
    return 'coupon_wrong_country'
  if (offer.payment.timing === 'desk' || price.pay_now.amount <= 0) return 'coupon_paid_at_desk'
  return null
}

function fullDiscount(
  takes: CouponDiscount,
  total: Money,
  here: (amount: Money) => Money | null,
): Money | null {
  if (takes.kind === 'fixed') return here(takes.amount)
  const part = share(total, takes.basisPoints)
  if (!takes.most) return part
  const max = here(takes.most)
  return max && money(Math.min(part.amount, max.amount), total.currency)
}

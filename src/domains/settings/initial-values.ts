import type { CouponDiscount } from '#domains/coupons/public.ts'
import { decimal, type Money } from '#kernel/money.ts'
import type { SettingKind, SettingValue } from './setting.contract.ts'

/** Configuration variables that set initial values. */
export type ConfiguredSettings = {
  SEARCH_DEADLINE_MS: number
  COMMISSION_MIN: number
  COMMISSION_MAX: number
  COMMISSION_DEFAULT: number
  TRIP_COMMISSION: number
  COMMISSION_DECIDE_ABOVE: Money
  PAYOUT_MINIMUM: number
  REFERRAL_REWARD: CouponDiscount
  REFUND_APPROVAL: Money
}

/** Minutes that a quote holds its price (product rules, "Searching and suppliers"). */
const HOLD_MINUTES = 20

const TRIP_UNPAID_MINUTES = 30

/**
 * Maximum time, in milliseconds, that a supplier's connection waits for an answer. A late answer still fills the cache.
 */
export const MAX_SUPPLIER_WAIT_MS = 20_000

/** Returns the initial values of all settings. */
export function initialValues(configured: ConfiguredSettings): Readonly<Record<SettingKind, SettingValue>> {
  return {
    search_deadline: configured.SEARCH_DEADLINE_MS,
    price_hold: HOLD_MINUTES,
    margin_least: 0,
    margin_most: 40,
    plan_on: true,
    plan_timeout: MAX_SUPPLIER_WAIT_MS,
    commission_least: configured.COMMISSION_MIN,
    commission_usual: configured.COMMISSION_DEFAULT,
    commission_most: configured.COMMISSION_MAX,
    trip_commission: configured.TRIP_COMMISSION,
    commission_review: amountText(configured.COMMISSION_DECIDE_ABOVE),
    payout_least: configured.PAYOUT_MINIMUM,
    referral_reward: discountText(configured.REFERRAL_REWARD),
    coupon_percent: 20,
    coupon_amount: '50 EUR',
    coupon_uses: 1_000,
    refund_limit: amountText(configured.REFUND_APPROVAL),
    trip_unpaid: TRIP_UNPAID_MINUTES,
  }
}

function discountText(takes: CouponDiscount): string {
  return takes.kind === 'percent' ? `${takes.basisPoints / 100}%` : amountText(takes.amount)
}

function amountText({ amount, currency }: Money): string {
  return `${decimal(amount)} ${currency}`
}

import type { CouponFieldCode } from '../coupon-field-messages.ts'
import type { CouponState, MakeCouponFields } from './staff-coupon.contract.ts'

export type RulesError = { path: string; code: CouponFieldCode }

/**
 * Returns the UTC midnight at which a coupon's last day ends, or at which its first begins if `days` is 0.
 */
export function midnightAfter(day: string, days: 0 | 1): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('UTC').toInstant()
}

/** Returns the fields of a new coupon that contradict each other; its days are in UTC. */
export function rulesErrors(made: MakeCouponFields, now: Temporal.Instant): RulesError[] {
  const { kind, percent, amount, most, minimum_total, currency, from_day, to_day } = made
  const errors: RulesError[] = []
  if (kind === 'percent' && percent === null) errors.push({ path: 'percent', code: 'coupon_percent_invalid' })
  if (kind === 'fixed' && amount === null) errors.push({ path: 'amount', code: 'coupon_amount_invalid' })
  const hasAmounts = kind === 'fixed' || most !== null || minimum_total !== null
  if (hasAmounts && currency === null) errors.push({ path: 'currency', code: 'coupon_currency_required' })
  if (to_day !== null && to_day < from_day) errors.push({ path: 'to_day', code: 'coupon_days_invalid' })
  else if (isOver(to_day, now)) errors.push({ path: 'to_day', code: 'coupon_day_over' })
  return errors
}

/** Returns true if a last day has passed. */
export function isOver(lastDay: string | null, now: Temporal.Instant): boolean {
  return lastDay !== null && Temporal.Instant.compare(midnightAfter(lastDay, 1), now) <= 0
}

/** Returns the last day of a coupon in UTC, or the day on which it was stopped. */
export function lastDayOf(validUntil: Temporal.Instant): string {
  const before = validUntil.subtract({ milliseconds: 1 })
  return before.toZonedDateTimeISO('UTC').toPlainDate().toString()
}

type Limits = {
  validFrom: Temporal.Instant
  validUntil: Temporal.Instant | null
  totalLimit: number | null
  used: number
  /** A colleague's request waits for a second person. */
  waits: boolean
}

/** Returns the state of a coupon. One that is both used up and over has ended. */
export function stateOf(
  { validFrom, validUntil, totalLimit, used, waits }: Limits,
  now: Temporal.Instant,
): CouponState {
  if (waits) return 'waiting'
  if (validUntil && Temporal.Instant.compare(now, validUntil) >= 0) return 'ended'
  if (totalLimit !== null && used >= totalLimit) return 'used_up'
  return Temporal.Instant.compare(now, validFrom) < 0 ? 'upcoming' : 'running'
}

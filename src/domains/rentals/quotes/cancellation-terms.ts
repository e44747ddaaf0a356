import { divideRounded, money, share, subtract, zero, type Money } from '#kernel/money.ts'
import type { Offer } from '../search/search.contract.ts'

/**
 * The cancellation fee as steps: the fee in force is that of the first step whose `until` is still to come. After the
 * last step, or without steps, nothing is refunded.
 */
export type CancellationTerms = { readonly steps: readonly CancellationStep[] }

export type CancellationStep = { readonly until: Temporal.Instant; readonly fee: CancellationFee }

/** A share of what was paid, in hundredths of a percent, or the price of so many of the rental's days. */
export type CancellationFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly basisPoints: number }
  | { readonly kind: 'days'; readonly days: number }

/** What was paid, and for how many billed days. */
export type PaidRental = { paid: Money; days: number }

/** Refund and fee, which add up to what was paid. */
export type CancellationCost = { refund: Money; fee: Money }

/** A cost and when it ends; `until` is null for the last one, which has no end. */
export type CostUntil = CancellationCost & { until: Temporal.Instant | null }

const WHOLE = 10_000

/** Builds terms from steps. Throws for steps that are not in chronological order, and for invalid fees. */
export function cancellationTerms(steps: readonly CancellationStep[]): CancellationTerms {
  for (const [at, { until, fee }] of steps.entries()) {
    const before = steps[at - 1]
    if (before && Temporal.Instant.compare(before.until, until) >= 0)
      throw new RangeError(`step ${at + 1} of the terms ends before the one before it`)
    if (fee.kind === 'share' && !isWhole(fee.basisPoints, 1, WHOLE))
      throw new RangeError(`a fee is 1 to ${WHOLE} basis points, not ${fee.basisPoints}`)
    if (fee.kind === 'days' && !isWhole(fee.days, 1, Number.MAX_SAFE_INTEGER))
      throw new RangeError(`a fee is the price of 1 day or more, not ${fee.days}`)
  }
  return { steps }
}

/** An offer's terms: free to cancel until some instant, or never. */
export function termsOf({ cancellation }: Pick<Offer, 'cancellation'>): CancellationTerms {
  const { free_until, non_refundable } = cancellation
  if (non_refundable || free_until === null) return cancellationTerms([])
  return cancellationTerms([{ until: Temporal.Instant.from(free_until), fee: { kind: 'none' } }])
}

/** What cancelling costs at an instant. */
export function costAt(
  terms: CancellationTerms,
  rental: PaidRental,
  now: Temporal.Instant,
): CancellationCost {
  return costOf(stepsFrom(terms, now)[0]?.fee ?? null, rental)
}

/** What cancelling costs from an instant on, in chronological order; adjacent equal costs are merged. */
export function costsFrom(terms: CancellationTerms, rental: PaidRental, now: Temporal.Instant): CostUntil[] {
  const all: CostUntil[] = [
    ...stepsFrom(terms, now).map(({ until, fee }) => ({ until, ...costOf(fee, rental) })),
    { until: null, ...costOf(null, rental) },
  ]
  return all.filter(({ fee }, at) => fee.amount !== all[at + 1]?.fee.amount)
}

/** Whether cancelling at an instant is free by the terms, whatever was paid. */
export function isFreeAt(terms: CancellationTerms, now: Temporal.Instant): boolean {
  return stepsFrom(terms, now)[0]?.fee.kind === 'none'
}

function stepsFrom({ steps }: CancellationTerms, now: Temporal.Instant): readonly CancellationStep[] {
  return steps.filter(({ until }) => Temporal.Instant.compare(now, until) < 0)
}

/** Null: nothing is refunded. Only the fee is rounded; the refund is the remainder. */
function costOf(fee: CancellationFee | null, { paid, days }: PaidRental): CancellationCost {
  const kept = feeOf(fee, paid, days)
  return { refund: subtract(paid, kept), fee: kept }
}

function feeOf(fee: CancellationFee | null, paid: Money, days: number): Money {
  if (fee === null) return paid
  if (fee.kind === 'none') return zero(paid.currency)
  if (fee.kind === 'share') return share(paid, fee.basisPoints)
  if (fee.days >= days) return paid
  return money(divideRounded(BigInt(paid.amount) * BigInt(fee.days), BigInt(days)), paid.currency)
}

function isWhole(count: number, least: number, most: number): boolean {
  return Number.isSafeInteger(count) && count >= least && count <= most
}

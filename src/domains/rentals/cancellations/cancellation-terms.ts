import { divideRounded, money, share, subtract, zero, type Money } from '#kernel/money.ts'
import type { Offer } from '../search/search.contract.ts'

/**
 * What is kept of what was paid when a booking is cancelled, step by step: each step's fee holds before its `until`,
 * the first that is still to come. After the last one nothing is given back; without steps nothing ever is.
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

/** What comes back and what is kept; together they are what was paid. */
export type CancellationCost = { refund: Money; fee: Money }

/** A cost as long as it holds; `until` is null for the last one, which holds from then on. */
export type CostUntil = CancellationCost & { until: Temporal.Instant | null }

const WHOLE = 10_000

/** Terms of these steps. Throws at steps that are not in order of time, and at fees that are none. */
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

/** The terms of an offer, which is free to cancel until some instant or never. */
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

/** What cancelling costs from an instant on, first to last; neighbours that cost the same are one. */
export function costsFrom(terms: CancellationTerms, rental: PaidRental, now: Temporal.Instant): CostUntil[] {
  const all: CostUntil[] = [
    ...stepsFrom(terms, now).map(({ until, fee }) => ({ until, ...costOf(fee, rental) })),
    { until: null, ...costOf(null, rental) },
  ]
  return all.filter(({ fee }, at) => fee.amount !== all[at + 1]?.fee.amount)
}

/** Whether a cancellation at an instant costs nothing by the terms, whatever was paid. */
export function isFreeAt(terms: CancellationTerms, now: Temporal.Instant): boolean {
  return stepsFrom(terms, now)[0]?.fee.kind === 'none'
}

function stepsFrom({ steps }: CancellationTerms, now: Temporal.Instant): readonly CancellationStep[] {
  return steps.filter(({ until }) => Temporal.Instant.compare(now, until) < 0)
}

/** Null: all is kept. The fee is rounded, once, and the refund is the rest. */
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

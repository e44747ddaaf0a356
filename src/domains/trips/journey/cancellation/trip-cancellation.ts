import { rulesOf, type TripCategory } from '#domains/fares/public.ts'
import { share, subtract, zero, type Money } from '#kernel/money.ts'

const FULL_SHARE = 10_000

export type TripCost = { fee: Money; refund: Money }

/** A cost and its end. `until` is null for the last cost, which has no end. */
export type TripCostUntil = TripCost & { until: Temporal.Instant | null }

/** Trip details that the cost of a cancellation depends on: category, pick-up, total and amount paid. */
export type Cancellable = {
  category: TripCategory
  startAt: Temporal.Instant
  total: Money
  paid: Money
  /** Not approved yet. */
  isUnapproved: boolean
}

/**
 * Returns the cost of a cancellation at an instant, by the rule of the category; from the pick-up on, the total. We
 * keep no more than we were paid: fee and refund add up to that. A trip that was never approved costs nothing.
 */
export function tripCostAt(trip: Cancellable, now: Temporal.Instant): TripCost {
  return costOf(trip, stepsFrom(trip, now)[0]?.share ?? FULL_SHARE)
}

/** Returns the costs of a cancellation from an instant on, in order of time. Consecutive equal costs are merged. */
export function tripCostsFrom(trip: Cancellable, now: Temporal.Instant): TripCostUntil[] {
  const all: TripCostUntil[] = [
    ...stepsFrom(trip, now).map(({ until, share: part }) => ({ until, ...costOf(trip, part) })),
    { until: null, ...costOf(trip, FULL_SHARE) },
  ]
  return all.filter(({ fee }, at) => fee.amount !== all[at + 1]?.fee.amount)
}

/** Returns the cost of a no-show: nothing is refunded. */
export function noShowCost({ paid }: Pick<Cancellable, 'paid'>): TripCost {
  return { fee: paid, refund: zero(paid.currency) }
}

/** Returns the earliest instant at which an absent traveller is a no-show. */
export function noShowFrom({
  category,
  startAt,
}: Pick<Cancellable, 'category' | 'startAt'>): Temporal.Instant {
  return startAt.add({ minutes: rulesOf(category).cancelling.noShowAfterMinutes })
}

function stepsFrom({ category, startAt }: Cancellable, now: Temporal.Instant) {
  const { freeMinutes, lateShare } = rulesOf(category).cancelling
  return [
    { until: startAt.subtract({ minutes: freeMinutes }), share: 0 },
    { until: startAt, share: lateShare },
  ].filter(({ until }) => Temporal.Instant.compare(now, until) < 0)
}

/** Returns the fee and the refund. Only the fee is rounded; the refund is the remainder. */
function costOf({ total, paid, isUnapproved }: Cancellable, part: number): TripCost {
  const due = isUnapproved ? zero(total.currency) : share(total, part)
  const fee = due.amount > paid.amount ? paid : due
  return { fee, refund: subtract(paid, fee) }
}

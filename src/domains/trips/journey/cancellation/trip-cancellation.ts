import { rulesOf, type TripCategory } from '#domains/fares/public.ts'
import { share, subtract, zero, type Money } from '#kernel/money.ts'

const WHOLE = 10_000

export type TripCost = { fee: Money; refund: Money }

/** A cost and when it ends; `until` is null for the last one, which has no end. */
export type TripCostUntil = TripCost & { until: Temporal.Instant | null }

/** What a trip is cancelled for: its category, pick-up and total, and what was paid for it. */
export type Cancellable = {
  category: TripCategory
  startAt: Temporal.Instant
  total: Money
  paid: Money
  /** Nobody has agreed to it yet. */
  isUnapproved: boolean
}

/**
 * What cancelling costs at an instant, by the rule of the category; from the pick-up on it costs the total. We keep no
 * more than was paid to us: fee and refund add up to that. Nothing is kept of a trip that was never approved.
 */
export function tripCostAt(trip: Cancellable, now: Temporal.Instant): TripCost {
  return costOf(trip, stepsFrom(trip, now)[0]?.share ?? WHOLE)
}

/** What cancelling costs from an instant on, in order of time; costs that are equal are one. */
export function tripCostsFrom(trip: Cancellable, now: Temporal.Instant): TripCostUntil[] {
  const all: TripCostUntil[] = [
    ...stepsFrom(trip, now).map(({ until, share: part }) => ({ until, ...costOf(trip, part) })),
    { until: null, ...costOf(trip, WHOLE) },
  ]
  return all.filter(({ fee }, at) => fee.amount !== all[at + 1]?.fee.amount)
}

/** A traveller who did not come is given nothing back. */
export function noShowCost({ paid }: Pick<Cancellable, 'paid'>): TripCost {
  return { fee: paid, refund: zero(paid.currency) }
}

/** The earliest instant at which a traveller who did not come is a no-show. */
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

/** Only the fee is rounded; the refund is the remainder. */
function costOf({ total, paid, isUnapproved }: Cancellable, part: number): TripCost {
  const due = isUnapproved ? zero(total.currency) : share(total, part)
  const fee = due.amount > paid.amount ? paid : due
  return { fee, refund: subtract(paid, fee) }
}

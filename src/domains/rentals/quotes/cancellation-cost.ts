import { subtract, zero, type Money } from '#kernel/money.ts'
import type { Offer } from '../search/search.contract.ts'

type Cancellable = Pick<Offer, 'cancellation'>

/** Refund and fee, which add up to what was paid. */
export type CancellationCost = { refund: Money; fee: Money }

/** Whether cancelling is free at an instant, whatever was paid. A non-refundable offer has no free time. */
export function isFreeAt({ cancellation }: Cancellable, now: Temporal.Instant): boolean {
  const { free_until, non_refundable } = cancellation
  return !non_refundable && free_until !== null && Temporal.Instant.compare(now, free_until) < 0
}

/** What cancelling costs at an instant: nothing while it is free, then all that was paid. */
export function costAt(offer: Cancellable, paid: Money, now: Temporal.Instant): CancellationCost {
  const fee = isFreeAt(offer, now) ? zero(paid.currency) : paid
  return { refund: subtract(paid, fee), fee }
}

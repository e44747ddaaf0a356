import { share, subtract, type Money } from '#kernel/money.ts'
import type { Offer } from '../search/search.contract.ts'
import { CANCELLATION_KINDS, cancellationRule } from '../search/cancellation-rule.contract.ts'

type Cancellable = Pick<Offer, 'cancellation'>

/** Refund and fee, which add up to the paid amount. */
export type CancellationCost = { refund: Money; fee: Money }

/** Returns true if cancelling is free at an instant, whatever was paid. */
export function isFreeAt({ cancellation }: Cancellable, now: Temporal.Instant): boolean {
  const { freeUntil } = cancellationRule(cancellation)
  return freeUntil !== null && Temporal.Instant.compare(now, freeUntil) < 0
}

/** Returns the cost of cancelling at an instant: nothing while it is free, then the share of its kind. */
export function costAt(offer: Cancellable, paid: Money, now: Temporal.Instant): CancellationCost {
  const { lateShare } = CANCELLATION_KINDS[cancellationRule(offer.cancellation).kind]
  const fee = share(paid, isFreeAt(offer, now) ? 0 : lateShare)
  return { refund: subtract(paid, fee), fee }
}

import { subtract, zero, type Money } from '#kernel/money.ts'
import type { Offer } from '../search/search.contract.ts'
import { cancellationRule, type CancellationRule } from '../search/cancellation-rule.contract.ts'

type Cancellable = Pick<Offer, 'cancellation'>

/** Refund and fee, which add up to the paid amount. */
export type CancellationCost = { refund: Money; fee: Money }

/** Returns true if cancelling is free at an instant, whatever was paid. */
export function isFreeAt({ cancellation }: Cancellable, now: Temporal.Instant): boolean {
  const rule = cancellationRule(cancellation)
  return rule.kind === 'free' && Temporal.Instant.compare(now, rule.until) < 0
}

/** Returns the cost of cancelling at an instant. */
export function costAt({ cancellation }: Cancellable, paid: Money, now: Temporal.Instant): CancellationCost {
  const fee = feeOf(cancellationRule(cancellation), paid, now)
  return { refund: subtract(paid, fee), fee }
}

/**
 * Returns the fee: zero while cancelling is free, then the full payment. A kind of rule without a fee does not compile.
 */
function feeOf(rule: CancellationRule, paid: Money, now: Temporal.Instant): Money {
  switch (rule.kind) {
    case 'free':
      return Temporal.Instant.compare(now, rule.until) < 0 ? zero(paid.currency) : paid
    case 'costs':
    case 'non_refundable':
      return paid
  }
}

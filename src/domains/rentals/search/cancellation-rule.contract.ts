import type { Offer } from './search.contract.ts'

/** Cancellation terms of an offer; the text of a kind with an instant has the placeholder `when`. */
export type CancellationRule =
  | { kind: 'non_refundable' }
  /** The full payment is kept: free cancellation is not offered, or has ended. */
  | { kind: 'costs' }
  | { kind: 'free'; until: string }

/**
 * Kinds of rules. Their texts are the trade's terms `cancelling` (for a label) and `cancelling_text` (for a sentence).
 */
export const CANCELLATION_KINDS = Object.keys({
  non_refundable: true,
  costs: true,
  free: true,
} satisfies Record<CancellationRule['kind'], true>)

/**
 * Returns the rule of an offer's cancellation terms. A non-refundable offer has no free period, even if it states one.
 */
export function cancellationRule({ non_refundable, free_until }: Offer['cancellation']): CancellationRule {
  if (non_refundable) return { kind: 'non_refundable' }
  return free_until === null ? { kind: 'costs' } : { kind: 'free', until: free_until }
}

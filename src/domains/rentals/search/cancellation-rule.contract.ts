import type { Offer } from './search.contract.ts'

/**
 * Kinds of cancellation terms. `lateShare`: part of the payment that is kept unless cancelling is free at that time, in
 * basis points. Their texts are the trade's terms `cancelling` (label), `cancelling_kind` (filter) and `cancelling_text`
 * (sentence), with the placeholder `when` for the end of free cancellation.
 */
export const CANCELLATION_KINDS = {
  non_refundable: { lateShare: 10_000 },
  /** Free cancellation is not offered, or has ended. */
  costs: { lateShare: 10_000 },
  free: { lateShare: 10_000 },
} as const

/** `freeUntil`: end of free cancellation. Null if it is not offered. */
type CancellationRule = { kind: keyof typeof CANCELLATION_KINDS; freeUntil: string | null }

/**
 * Returns the rule of an offer's cancellation terms. A non-refundable offer has no free period, even if it states one.
 */
export function cancellationRule({ non_refundable, free_until }: Offer['cancellation']): CancellationRule {
  if (non_refundable) return { kind: 'non_refundable', freeUntil: null }
  return { kind: free_until === null ? 'costs' : 'free', freeUntil: free_until }
}

import type { Offer } from './search.contract.ts'

/** An instant that a kind of rule names has the place `when` in its words. */
export type CancellationRule =
  | { kind: 'non_refundable' }
  /** What was paid is kept: free cancellation is not offered, or over. */
  | { kind: 'costs' }
  | { kind: 'free'; until: string }

/** The kinds, each with its words at `cancelling` (on a label) and `cancelling_text` (in a sentence) of the trade's terms. */
export const CANCELLATION_KINDS = Object.keys({
  non_refundable: true,
  costs: true,
  free: true,
} satisfies Record<CancellationRule['kind'], true>)

/** What an offer's terms come to; a non-refundable one has no free time, whatever it names. */
export function cancellationRule({ non_refundable, free_until }: Offer['cancellation']): CancellationRule {
  if (non_refundable) return { kind: 'non_refundable' }
  return free_until === null ? { kind: 'costs' } : { kind: 'free', until: free_until }
}

import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'

export type CancellationStep = TripQuote['options'][number]['cancellation'][number]

/** Returns the end of free cancellation, as ISO 8601; null if it has passed. */
export function freeUntil(steps: readonly CancellationStep[]): string | null {
  return steps.findLast(({ until, fee }) => until !== null && fee.amount === 0)?.until ?? null
}

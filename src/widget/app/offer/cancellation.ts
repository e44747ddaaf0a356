import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'

export type CancellationStep = TripQuote['options'][number]['cancellation'][number]

/** Until when cancelling costs nothing, as ISO 8601; null: it does from now on. */
export function freeUntil(steps: readonly CancellationStep[]): string | null {
  return steps.findLast(({ until, fee }) => until !== null && fee.amount === 0)?.until ?? null
}

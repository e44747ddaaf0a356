import type { SupplierRating } from '#domains/suppliers/public.ts'

/** A supplier's scores of 1–5: their number and sum. */
export type Votes = { count: number; total: number }

/** One star counts two points out of ten. */
const TENTHS_OF_A_STAR = 20

/** Returns a supplier's rating out of 10: the mean of the actual votes, in tenths; null without votes. */
export function meanRating({ count, total }: Votes): SupplierRating | null {
  return count === 0 ? null : { tenths: Math.round((total * TENTHS_OF_A_STAR) / count), count }
}

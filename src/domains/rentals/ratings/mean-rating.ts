import type { SupplierRating } from '#domains/suppliers/public.ts'

/** A supplier's scores of 1–5: how many there are, and what they add up to. */
export type Votes = { count: number; total: number }

/** A star is worth two points of ten. */
const TENTHS_OF_A_STAR = 20

/** A supplier's rating out of 10: the mean of the votes really given, in whole tenths; null without any. */
export function meanRating({ count, total }: Votes): SupplierRating | null {
  return count === 0 ? null : { tenths: Math.round((total * TENTHS_OF_A_STAR) / count), count }
}

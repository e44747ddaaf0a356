import type { SupplierRating } from '#domains/suppliers/public.ts'
import { meanRating, type Votes } from './mean-rating.ts'

type RatedSupplier = { id: number; rating: SupplierRating | null }

type Needs = {
  /** The suppliers of the plans, one object per plan. */
  suppliers: readonly RatedSupplier[]
  votes: () => Promise<ReadonlyMap<number, Votes>>
}

/** Returns a supplier's rating in API format. */
export type RatingOf = (supplierId: number) => { rating: number | null; rating_count: number }

/** Keeps the shown supplier ratings in sync with travellers' votes. */
export function followRatings({ suppliers, votes }: Needs) {
  const ratingOf: RatingOf = (supplierId) => {
    const rating = suppliers.find(({ id }) => id === supplierId)?.rating
    return { rating: rating ? rating.tenths / 10 : null, rating_count: rating?.count ?? 0 }
  }
  return {
    async refresh(): Promise<void> {
      const cast = await votes()
      for (const supplier of suppliers)
        supplier.rating = meanRating(cast.get(supplier.id) ?? { count: 0, total: 0 })
    },
    ratingOf,
  }
}

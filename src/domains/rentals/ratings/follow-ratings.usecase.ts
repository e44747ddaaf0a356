import type { App } from '#platform/app.ts'
import { meanRating, type Votes } from './mean-rating.ts'
import { selectVotes } from './rating.store.ts'

/** Returns a supplier's rating in API format. */
export type RatingOf = (supplierId: number) => { rating: number | null; rating_count: number }

/** Shows the ratings of suppliers by travellers' votes so far. */
export async function refreshRatings({ readDb, plans }: Pick<App, 'readDb' | 'plans'>): Promise<void> {
  rateSuppliers(plans, await selectVotes(readDb))
}

/** Rates the suppliers of the plans, one object per plan, by these votes. */
export function rateSuppliers(plans: App['plans'], votes: ReadonlyMap<number, Votes>): void {
  for (const { supplier } of plans)
    supplier.rating = meanRating(votes.get(supplier.id) ?? { count: 0, total: 0 })
}

export function supplierRatings(plans: App['plans']): RatingOf {
  return (supplierId) => {
    const rating = plans.find(({ supplier }) => supplier.id === supplierId)?.supplier.rating
    return { rating: rating ? rating.tenths / 10 : null, rating_count: rating?.count ?? 0 }
  }
}

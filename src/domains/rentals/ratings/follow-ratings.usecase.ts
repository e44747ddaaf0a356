import { shownTenths, type Votes } from './shown-rating.ts'

type RatedSupplier = { id: number; ratingTenths: number }

type Needs = {
  /** The suppliers of the plans, with their opening ratings. */
  suppliers: readonly RatedSupplier[]
  votes: () => Promise<ReadonlyMap<number, Votes>>
}

/** Updates the ratings shown on offers with travellers' current votes, and returns these. */
export function followRatings({ suppliers, votes }: Needs): () => Promise<ReadonlyMap<number, Votes>> {
  const opening = suppliers.map(({ ratingTenths }) => ratingTenths)
  return async () => {
    const cast = await votes()
    for (const [at, supplier] of suppliers.entries())
      supplier.ratingTenths = shownTenths(opening[at] ?? 0, cast.get(supplier.id) ?? { count: 0, total: 0 })
    return cast
  }
}

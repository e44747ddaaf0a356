import { shownTenths, type Votes } from './shown-rating.ts'

type RatedSupplier = { id: number; ratingTenths: number }

type Needs = {
  /** The suppliers of the plans, with their opening ratings. */
  suppliers: readonly RatedSupplier[]
  votes: () => Promise<ReadonlyMap<number, Votes>>
}

/** Updates the ratings shown on offers with travellers' current votes. */
export function followRatings({ suppliers, votes }: Needs) {
  const opening = suppliers.map(({ ratingTenths }) => ratingTenths)
  let cast: ReadonlyMap<number, Votes> = new Map()
  return {
    async refresh(): Promise<void> {
      cast = await votes()
      for (const [at, supplier] of suppliers.entries())
        supplier.ratingTenths = shownTenths(opening[at] ?? 0, cast.get(supplier.id) ?? { count: 0, total: 0 })
    },
    /** A supplier's rating out of 10; null without votes. */
    ratingOf(supplierId: number): number | null {
      const rated = cast.has(supplierId) && suppliers.find(({ id }) => id === supplierId)
      return rated ? rated.ratingTenths / 10 : null
    },
  }
}

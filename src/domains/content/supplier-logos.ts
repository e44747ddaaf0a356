import type { RatingOf } from '#domains/rentals/public.ts'
import type { SupplierLogo } from './home.contract.ts'

type Supplier = { id: number; code: string; name: string }

/** The suppliers of the plans that are sold, each once; with travellers' rating. */
export function supplierLogos(suppliers: readonly Supplier[], ratingOf: RatingOf): SupplierLogo[] {
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
  return [...byId.values()].map(({ id, code, name }) => ({
    id,
    name,
    logo: `/suppliers/${code}.svg`,
    ...ratingOf(id),
  }))
}

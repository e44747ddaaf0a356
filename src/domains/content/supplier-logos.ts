import type { RatingOf } from '#domains/rentals/public.ts'
import type { SupplierLogo } from './home.contract.ts'

type Supplier = { id: number; code: string; name: string }

/** Suppliers with travellers' rating. */
export function supplierLogos(suppliers: readonly Supplier[], ratingOf: RatingOf): SupplierLogo[] {
  return suppliers.map(({ id, code, name }) => ({
    id,
    name,
    logo: `/suppliers/${code}.svg`,
    ...ratingOf(id),
  }))
}

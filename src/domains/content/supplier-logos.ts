import type { SupplierLogo } from './home.contract.ts'

type Supplier = { id: number; code: string; name: string }

/** The suppliers of the plans that are sold, each once; `ratingOf` is null before travellers have voted. */
export function supplierLogos(
  suppliers: readonly Supplier[],
  ratingOf: (supplierId: number) => number | null,
): SupplierLogo[] {
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
  return [...byId.values()].map(({ id, code, name }) => ({
    id,
    name,
    logo: `/suppliers/${code}.svg`,
    rating: ratingOf(id),
  }))
}

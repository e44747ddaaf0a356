import type { SupplierLogo } from './home.contract.ts'

type Supplier = { id: number; code: string; name: string; ratingTenths: number }

/** The suppliers of the plans that are sold, each once. Before travellers have voted no rating is shown. */
export function supplierLogos(
  suppliers: readonly Supplier[],
  hasVotes: (supplierId: number) => boolean,
): SupplierLogo[] {
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
  return [...byId.values()].map(({ id, code, name, ratingTenths }) => ({
    id,
    name,
    logo: `/suppliers/${code}.svg`,
    rating: hasVotes(id) ? ratingTenths / 10 : null,
  }))
}

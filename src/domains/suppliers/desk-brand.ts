import type { Rate } from './supplier-connector.ts'

/** Brands by the vendor codes of specification §3, where the code alone identifies one. */
const BRANDS: Readonly<Record<string, string>> = {
  AL: 'Alamo',
  ZL: 'National',
  OK: 'OK Mobility',
  GM: 'Green Motion',
  GC: 'Goldcar',
}

/** The brand of the pick-up desk, where it is not the supplier's own: a broker has no desks. */
export function deskBrand(
  { vendorCode, vendorName }: Pick<Rate, 'vendorCode' | 'vendorName'>,
  supplierName: string,
): string | null {
  const brand = BRANDS[vendorCode ?? ''] ?? vendorName ?? null
  return brand === supplierName ? null : brand
}

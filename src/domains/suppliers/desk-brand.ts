import type { Rate } from './supplier-connector.ts'

/** Brands by the vendor codes of specification §3, as far as a code alone says which. */
const BRANDS: Readonly<Record<string, string>> = {
  AL: 'Alamo',
  ZL: 'National',
  OK: 'OK Mobility',
  GM: 'Green Motion',
  GC: 'Goldcar',
}

/** Whose desk hands the car over, where that is not the supplier's own: a broker has none. */
export function deskBrand(
  { vendorCode, vendorName }: Pick<Rate, 'vendorCode' | 'vendorName'>,
  supplierName: string,
): string | null {
  const brand = BRANDS[vendorCode ?? ''] ?? vendorName ?? null
  return brand === supplierName ? null : brand
}

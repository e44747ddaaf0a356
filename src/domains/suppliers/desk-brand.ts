import type { Rate } from './supplier-connector.ts'

/** Brands by the vendor codes of specification §3, for codes that identify one by themselves. */
const BRANDS: Readonly<Record<string, string>> = {
  AL: 'Alamo',
  ZL: 'National',
  OK: 'OK Mobility',
  GM: 'Green Motion',
  GC: 'Goldcar',
}

/**
 * Returns the brand of the pick-up desk if it differs from the supplier, because a broker has no desks; null otherwise.
 */
export function deskBrand(
  { vendorCode, vendorName }: Pick<Rate, 'vendorCode' | 'vendorName'>,
  supplierName: string,
): string | null {
  const brand = BRANDS[vendorCode ?? ''] ?? vendorName ?? null
  return brand === supplierName ? null : brand
}

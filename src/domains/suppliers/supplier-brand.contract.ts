/**
 * Names of the suppliers that answer searches, in the site's display order. A supplier's manifest
 * (`src/connectors/suppliers/<name>/manifest.ts`) names one of these.
 */
export const SUPPLIER_BRANDS = [
  'Europcar',
  'OK Mobility',
  'Green Motion',
  'Flexible Autos',
  'Renticar',
  'Najm Rentals',
  'Sahra Cars',
] as const

export type SupplierBrand = (typeof SUPPLIER_BRANDS)[number]

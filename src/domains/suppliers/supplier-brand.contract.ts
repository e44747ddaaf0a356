/**
 * The names of the suppliers that answer searches, in the order in which the site shows them. A manifest of a supplier
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

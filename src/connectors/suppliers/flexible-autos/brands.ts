/** Our vendor codes by those of Horizon, which has a code for each contract with a brand. */
const VENDORS: Readonly<Record<string, string>> = {
  AL: 'AL',
  ZL: 'ZL',
  DS: 'DS',
  CE: 'CE',
  OK: 'OK',
  O1: 'OK',
  O2: 'OK',
  GM: 'GM',
  G4: 'GM',
  G5: 'GM',
  GC: 'GC',
  G1: 'GC',
  G2: 'GC',
}

/** Returns our vendor code of the brand at the desk. Null for a brand without one. */
export function vendorOf(supplierCode: string): string | null {
  return VENDORS[supplierCode.toUpperCase()] ?? null
}

/** Our vendor codes by those of Horizon, where a brand has one code for each of its contracts. */
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

/** The brand at the desk; null for one without a vendor code of ours. */
export function vendorOf(supplierCode: string): string | null {
  return VENDORS[supplierCode.toUpperCase()] ?? null
}

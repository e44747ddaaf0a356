const BANDS = [18, 21, 23, 25, 70] as const

/** Drivers of one band pay the same everywhere we sell, so they share cached rates: 18, 21, 23, 25 or 70 and up. */
export function ageBand(age: number): number {
  return BANDS.findLast((from) => age >= from) ?? 18
}

const BANDS = [18, 21, 23, 25, 70] as const

/** First age of the band of most drivers: every car for rent is rented to them. */
export const USUAL_BAND = 25

/** First ages of the bands with young-driver fees at some suppliers. */
export const YOUNG_BANDS = [18, 21, 23] as const

/**
 * Returns the first age of a driver's band. Drivers of one band (from 18, 21, 23, 25 or 70) pay the same everywhere we
 * sell, so they share cached rates.
 */
export function ageBand(age: number): number {
  return BANDS.findLast((from) => age >= from) ?? 18
}

/** Returns the last age of a young-driver band. */
export function lastAgeOf(band: (typeof YOUNG_BANDS)[number]): number {
  return { 18: 20, 21: 22, 23: 24 }[band]
}

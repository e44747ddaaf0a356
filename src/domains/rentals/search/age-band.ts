const BANDS = [18, 21, 23, 25, 70] as const

/** The band of most drivers: what is rented at all is rented to them. */
export const USUAL_BAND = 25

/** The bands that pay for being young, where a supplier asks for it. */
export const YOUNG_BANDS = [18, 21, 23] as const

/** Drivers of one band pay the same everywhere we sell, so they share cached rates: 18, 21, 23, 25 or 70 and up. */
export function ageBand(age: number): number {
  return BANDS.findLast((from) => age >= from) ?? 18
}

/** The last age of a band of the young. */
export function lastAgeOf(band: (typeof YOUNG_BANDS)[number]): number {
  return { 18: 20, 21: 22, 23: 24 }[band]
}

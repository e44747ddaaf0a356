/** What a partner may ask of their bookings, and what they ask until they say otherwise, in basis points. */
export type CommissionBounds = { min: number; max: number; usual: number }

/** What holds for a partner, in basis points (hundredths of a percent). */
export type Commission = { basisPoints: number; min: number; max: number }

/** What holds: what was set last, or the usual where nothing was; set under other bounds, the nearest within today's. */
export function commissionOf(setLast: number | null, { min, max, usual }: CommissionBounds): Commission {
  return { basisPoints: Math.min(max, Math.max(min, setLast ?? usual)), min, max }
}

/** Whether a partner may ask so many basis points. */
export function isWithin(basisPoints: number, { min, max }: CommissionBounds): boolean {
  return min <= basisPoints && basisPoints <= max
}

/** Basis points of a percentage of at most two decimals. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100)
}

/** The percentage that so many basis points are. */
export function percentOf(basisPoints: number): number {
  return basisPoints / 100
}

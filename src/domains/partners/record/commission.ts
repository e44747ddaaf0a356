/** Bounds of a partner's commission on bookings, and its default, in basis points. */
export type CommissionBounds = { min: number; max: number; usual: number }

/** A partner's commission in force, in basis points (hundredths of a percent). */
export type Commission = { basisPoints: number; min: number; max: number }

/**
 * Returns the commission in force: the last one set, otherwise the default. One set under other bounds is
 * clamped to the current ones.
 */
export function commissionOf(setLast: number | null, { min, max, usual }: CommissionBounds): Commission {
  return { basisPoints: Math.min(max, Math.max(min, setLast ?? usual)), min, max }
}

/** Returns the bounds of one partner: the staff's, or the configuration's if they set none. */
export function boundsOf(
  own: { min: number | null; max: number | null; usual: number | null },
  configured: CommissionBounds,
): CommissionBounds {
  return {
    min: own.min ?? configured.min,
    max: own.max ?? configured.max,
    usual: own.usual ?? configured.usual,
  }
}

/** Returns true if a partner may set so many basis points. */
export function isWithin(basisPoints: number, { min, max }: CommissionBounds): boolean {
  return min <= basisPoints && basisPoints <= max
}

/** Converts a percentage of at most two decimals to basis points. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100)
}

/** Converts basis points to a percentage. */
export function percentOf(basisPoints: number): number {
  return basisPoints / 100
}

/** Returns a commission in API format. */
export function toApiCommission({ basisPoints, min, max }: Commission) {
  return { percent: percentOf(basisPoints), min: percentOf(min), max: percentOf(max) }
}

/** Returns the failure of a percent outside a partner's bounds. */
export function commissionOutOfBounds(bounds: CommissionBounds) {
  const [min, max] = [percentOf(bounds.min), percentOf(bounds.max)]
  const code = 'commission_out_of_bounds' as const
  return {
    code,
    detail: `A commission is ${min}% to ${max}%`,
    faults: [{ path: 'percent', code, values: { min, max } }],
  }
}

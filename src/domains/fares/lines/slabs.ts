import { costOfKm, kmAbove } from '../distances/km.ts'
import type { DistanceSlab } from '../shapes/card-parts.contract.ts'

export type SlabFault = 'slab_start' | 'slab_gap' | 'slab_overlap' | 'slab_end' | 'slab_falls'

/**
 * Returns the first error of a list of slabs and its index, or null. Slabs must cover 0 to ∞ in order, without gap or
 * overlap, and the price must never fall from one to the next.
 */
export function slabFault(slabs: readonly DistanceSlab[]): { at: number; code: SlabFault } | null {
  for (const [at, slab] of slabs.entries()) {
    const before = slabs[at - 1]
    if (slab.to_km !== null && slab.to_km <= slab.from_km) return { at, code: 'slab_end' }
    if (!before) {
      if (slab.from_km !== 0) return { at, code: 'slab_start' }
    } else {
      if (before.to_km === null || slab.from_km < before.to_km) return { at, code: 'slab_overlap' }
      if (slab.from_km > before.to_km) return { at, code: 'slab_gap' }
      if (slab.price < costIn(before, slab.from_km)) return { at, code: 'slab_falls' }
    }
  }
  return slabs.at(-1)?.to_km === null ? null : { at: Math.max(0, slabs.length - 1), code: 'slab_end' }
}

/** Returns the slab of a distance, and its price in hundredths. Throws if no slab covers it. */
export function slabPrice(slabs: readonly DistanceSlab[], km: number): { slab: DistanceSlab; price: number } {
  const slab = slabs.findLast(({ from_km }) => from_km <= km)
  if (!slab) throw new RangeError(`no slab for ${km} km`)
  return { slab, price: costIn(slab, km) }
}

function costIn({ from_km, price, per_km }: DistanceSlab, km: number): number {
  return price + costOfKm(per_km, kmAbove(km, from_km))
}

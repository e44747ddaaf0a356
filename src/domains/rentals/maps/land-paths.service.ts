import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Coordinates } from '#kernel/geo.ts'

/** Returns the land around a place, as drawn by `landAround`. */
type LandPaths = (centre: Coordinates) => Promise<string>

declare module '#platform/app.ts' {
  interface App {
    landPaths: LandPaths
  }
}

/** Cache size for thousands of places: the median path is 1 kB, the longest 10 kB. */
const CACHE_BYTES = 8_000_000
const LIFETIME_MS = 86_400_000

/** Caches computed paths; concurrent requests for the same place share one computation. */
export function landPaths({ cut, clock }: { cut: LandPaths; clock: Clock }): LandPaths {
  const kept = byteCache<{ path: string }>({
    maxBytes: CACHE_BYTES,
    lifetimeMs: LIFETIME_MS,
    clock,
    bytesOf: ({ path }) => path.length,
  })
  const underWay = new Map<string, Promise<string>>()
  async function cutAndKeep(key: string, centre: Coordinates): Promise<string> {
    try {
      const path = await cut(centre)
      kept.set(key, { path })
      return path
    } finally {
      underWay.delete(key)
    }
  }
  return async ({ latitude, longitude }) => {
    const key = `${latitude},${longitude}`
    const found = kept.get(key)
    if (found) return found.path
    const cutting = underWay.get(key) ?? cutAndKeep(key, { latitude, longitude })
    underWay.set(key, cutting)
    return cutting
  }
}

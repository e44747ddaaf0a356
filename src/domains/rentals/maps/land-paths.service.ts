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
  const cache = byteCache<{ path: string }>({
    maxBytes: CACHE_BYTES,
    lifetimeMs: LIFETIME_MS,
    clock,
    bytesOf: ({ path }) => path.length,
  })
  const pending = new Map<string, Promise<string>>()
  async function computeAndCache(key: string, centre: Coordinates): Promise<string> {
    try {
      const path = await cut(centre)
      cache.set(key, { path })
      return path
    } finally {
      pending.delete(key)
    }
  }
  return async ({ latitude, longitude }) => {
    const key = `${latitude},${longitude}`
    const found = cache.get(key)
    if (found) return found.path
    const cutting = pending.get(key) ?? computeAndCache(key, { latitude, longitude })
    pending.set(key, cutting)
    return cutting
  }
}

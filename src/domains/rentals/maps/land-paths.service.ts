import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Coordinates } from '#kernel/geo.ts'

/** The land around a place, as `landAround` draws it. */
export type LandPaths = (centre: Coordinates) => Promise<string>

/** Thousands of places: a path is 1 kB in the middle and 10 kB at most. */
const CACHE_BYTES = 8_000_000
const LIFETIME_MS = 86_400_000

/** Keeps the paths that were cut; who asks for one that is being cut waits for the same. */
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

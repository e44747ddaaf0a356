import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/** What the map, a timer and small objects take for each entry. */
const ENTRY_BYTES = 1000

type Wanted<Value> = {
  maxBytes: number
  lifetimeMs: number
  clock: Clock
  /** What a value keeps in memory: bytes that are views of a larger buffer keep all of that (see `ownBytes`). */
  bytesOf: (value: Value) => number
}

/**
 * A cache of at most `maxBytes`, its keys counted too. What was not read for longest goes first; what is older than its
 * lifetime is not found, and goes by itself.
 */
export function byteCache<Value extends object>({ maxBytes, lifetimeMs, clock, bytesOf }: Wanted<Value>) {
  return new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => ENTRY_BYTES + 2 * key.length + bytesOf(value),
    // What is exactly as old as its ttl is still found.
    ttl: lifetimeMs - 1,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().epochMilliseconds },
  })
}

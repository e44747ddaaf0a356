import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from './clock.ts'

/** Memory overhead of each entry: the map, a timer and small objects. */
const ENTRY_BYTES = 1000

type Options<Value> = {
  maxBytes: number
  lifetimeMs: number
  clock: Clock
  /** Returns the memory a value retains: a view of a larger buffer retains all of it (see `copyBytes`). */
  bytesOf: (value: Value) => number
}

/** Number of sweeps for expired entries per lifetime. */
const SWEEPS = 10

/**
 * Creates a least-recently-used cache of at most `maxBytes`, keys included. Entries older than their lifetime are not
 * found, and one timer for all of them removes them soon afterwards. Setting the clock back does not speed it up.
 */
export function byteCache<Value extends object>({ maxBytes, lifetimeMs, clock, bytesOf }: Options<Value>) {
  let sweeping: ReturnType<typeof setTimeout> | undefined
  function sweepLater(): void {
    sweeping ??= setTimeout(() => {
      sweeping = undefined
      cache.purgeStale()
      if (cache.size > 0) sweepLater()
    }, lifetimeMs / SWEEPS).unref()
  }
  const cache = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => ENTRY_BYTES + 2 * key.length + bytesOf(value),
    // lru-cache still finds an entry whose age equals its ttl.
    ttl: lifetimeMs - 1,
    onInsert: sweepLater,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
  })
  return cache
}

import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from './clock.ts'

/** Memory overhead of each entry: the map, a timer and small objects. */
const ENTRY_BYTES = 1000

type Wanted<Value> = {
  maxBytes: number
  lifetimeMs: number
  clock: Clock
  /** The memory a value retains: a view of a larger buffer retains all of it (see `ownBytes`). */
  bytesOf: (value: Value) => number
}

/** Expired entries are removed this many times in a lifetime. */
const SWEEPS = 10

/**
 * A least-recently-used cache of at most `maxBytes`, keys included. Entries older than their lifetime are not found, and
 * are removed soon afterwards by one timer for all of them, which a clock that is set back cannot speed up.
 */
export function byteCache<Value extends object>({ maxBytes, lifetimeMs, clock, bytesOf }: Wanted<Value>) {
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
    // lru-cache still finds an entry exactly as old as its ttl.
    ttl: lifetimeMs - 1,
    onInsert: sweepLater,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
  })
  return cache
}

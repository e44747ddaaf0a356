import type { Clock } from './clock.ts'

/**
 * Creates a value that is reloaded when older than `lifetimeMs`. Concurrent readers share one load; after a failure,
 * the next reader retries.
 */
export function ttlValue<Value>(
  load: () => Promise<Value>,
  { clock, lifetimeMs }: { clock: Clock; lifetimeMs: number },
) {
  let cached: { value: Promise<Value>; at: number } | null = null
  return {
    async read(): Promise<Value> {
      const now = clock.now().epochMilliseconds
      if (cached && Math.abs(now - cached.at) < lifetimeMs) return cached.value
      const loading = { value: load(), at: now }
      cached = loading
      try {
        return await loading.value
      } catch (error) {
        if (cached === loading) cached = null
        throw error
      }
    },
    /** Forces a reload on the next read, because this process has changed the value. */
    forget(): void {
      cached = null
    },
  }
}

import type { Clock } from './clock.ts'

/**
 * Creates a value that is reloaded when older than `lifetimeMs`. Concurrent readers share one load; after a failure,
 * the next reader retries.
 */
export function ttlValue<Value>(
  load: () => Promise<Value>,
  { clock, lifetimeMs }: { clock: Clock; lifetimeMs: number },
) {
  let kept: { value: Promise<Value>; at: number } | null = null
  return {
    async read(): Promise<Value> {
      const now = clock.now().epochMilliseconds
      if (kept && Math.abs(now - kept.at) < lifetimeMs) return kept.value
      const loading = { value: load(), at: now }
      kept = loading
      try {
        return await loading.value
      } catch (error) {
        if (kept === loading) kept = null
        throw error
      }
    },
    /** Forces a reload on the next read, because this process has changed the value. */
    forget(): void {
      kept = null
    },
  }
}

import type { Clock } from '#kernel/clock.ts'

/** How long a process may answer with texts it read: what another process publishes is seen within this time. */
export const PUBLISHED_WITHIN_MS = 2000

type Life = { clock: Clock; lifetimeMs: number }

/** A value that is loaded again once it is older than `lifetimeMs`. Concurrent readers share one load. */
export function shortLived<Value>(load: () => Promise<Value>, { clock, lifetimeMs }: Life) {
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
        // A failed load is repeated by the next reader.
        if (kept === loading) kept = null
        throw error
      }
    },
    /** Loads anew at the next read, because this process has changed the value. */
    forget(): void {
      kept = null
    },
  }
}

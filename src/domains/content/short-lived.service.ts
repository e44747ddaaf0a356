import type { Clock } from '#kernel/clock.ts'

/** How long a process may answer with what it read: another process's changes are seen within this time. */
export const SHORT_LIFE_MS = 2000

/** A value that is loaded again when it is older than `SHORT_LIFE_MS`. Concurrent readers share one load. */
export function shortLived<Value>(load: () => Promise<Value>, clock: Clock) {
  let kept: { value: Promise<Value>; at: number } | null = null
  return {
    async read(): Promise<Value> {
      const now = clock.now().epochMilliseconds
      if (kept && Math.abs(now - kept.at) < SHORT_LIFE_MS) return kept.value
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

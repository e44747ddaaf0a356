import { percentile } from './rounds.ts'
import type { Row } from './row.ts'

/** Number of counted reads and warm-up reads, and the max p95 in milliseconds. */
type Reads = { reads: number; warmUp: number; maxMs: number }

/** Measures sequential reads and formats them as a row. */
export function readTimes({ reads, warmUp, maxMs }: Reads) {
  return {
    async timed(work: () => Promise<unknown>): Promise<number[]> {
      for (let at = 0; at < warmUp; at++) await work()
      const took: number[] = []
      for (let at = 0; at < reads; at++) {
        const from = performance.now()
        await work()
        took.push(performance.now() - from)
      }
      return took
    },

    row(work: string, took: readonly number[]): Row {
      const [middle, p95] = [percentile(took, 0.5), percentile(took, 0.95)]
      return {
        work,
        measured: `median ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
        needed: `p95 ≤ ${maxMs} ms`,
        holds: p95 <= maxMs,
      }
    },
  }
}

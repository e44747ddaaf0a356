import { percentile } from './rounds.ts'
import type { Row } from './row.ts'

/** Reads of one kind: how often, after how many that are not counted, and their longest p95, in milliseconds. */
type Reads = { reads: number; warmUp: number; mostMs: number }

/** Measures reads one after the other, and says them as a row. */
export function readTimes({ reads, warmUp, mostMs }: Reads) {
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
        needed: `p95 ≤ ${mostMs} ms`,
        holds: p95 <= mostMs,
      }
    },
  }
}

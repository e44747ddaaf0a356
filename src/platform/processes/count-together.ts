import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { CountTogether } from '#platform/http/rate-limit.ts'

/** Increments of a key's counter in a window of this many seconds. */
export type Counting = { key: string; seconds: number; times: number }

/** The count in the window. Null if unknown. */
export type Counted = Awaited<ReturnType<CountTogether>>

/** Requests are sent in batches, so that counting costs a process next to nothing. */
const BATCH_MS = 50

/** Counts for several processes, in the memory of this one. */
export function countForAll(): (countings: readonly Counting[]) => Promise<Counted[]> {
  const windows = new Map<number, RateLimiterMemory>()
  const windowOf = (seconds: number) => {
    const window =
      windows.get(seconds) ?? new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds })
    windows.set(seconds, window)
    return window
  }
  return (countings) =>
    Promise.all(
      countings.map(async ({ key, seconds, times }) => {
        const { consumedPoints, msBeforeNext } = await windowOf(seconds).consume(key, times)
        return { count: consumedPoints, endsInMs: msBeforeNext }
      }),
    )
}

/** Counts by calls to that process, which answers in order. Without an answer, the count is unknown. */
export function countInBatches(
  send: (countings: readonly Counting[]) => Promise<readonly Counted[]>,
): CountTogether {
  let batch = new Map<string, Counting & { counted: PromiseWithResolvers<Counted> }>()

  async function flush(): Promise<void> {
    const sent = [...batch.values()]
    batch = new Map()
    const answers = await send(sent.map(({ key, seconds, times }) => ({ key, seconds, times }))).catch(
      () => [],
    )
    for (const [at, { counted }] of sent.entries()) counted.resolve(answers[at] ?? null)
  }

  return (key, seconds) => {
    const known = batch.get(key)
    if (known) {
      known.times += 1
      return known.counted.promise
    }
    if (batch.size === 0) setTimeout(() => void flush(), BATCH_MS).unref()
    const counted = Promise.withResolvers<Counted>()
    batch.set(key, { key, seconds, times: 1, counted })
    return counted.promise
  }
}

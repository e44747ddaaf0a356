/** A job as the staff see it. */
export type KnownJob = {
  name: string
  /** Maximum time between two runs. */
  everySeconds: number
  /** Null if each process runs it separately. */
  schedule: {
    cron: string
    timeZone: string
    /** The name of its queue in pg-boss. */
    queue: string
    nextAfter: (instant: Temporal.Instant) => Temporal.Instant | null
  } | null
}

/** Returns the longest gap between instants, in seconds. */
export function longestGap(instants: readonly Temporal.Instant[]): number {
  const gaps = instants
    .slice(1)
    .map((one, at) => (one.epochMilliseconds - (instants[at]?.epochMilliseconds ?? 0)) / 1000)
  return Math.max(0, ...gaps)
}
